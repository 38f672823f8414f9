# La pagina che si vede quando il server non risponde.

web-offline-title = Nessuno risponde
web-offline-line = Il saloon è chiuso, o il telegrafo è muto. Il tuo posto è al sicuro: questa pagina torna da sola al tavolo appena il server risponde.
web-offline-again = Guarda di nuovo
