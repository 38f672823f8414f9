"""What every game shares: flows that ask, a driver, chance, events, records. No card is named."""
