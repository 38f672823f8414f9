"""What can happen: cards move, shots are fired, life is lost, effects settle."""
