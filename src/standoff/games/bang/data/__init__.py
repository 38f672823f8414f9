"""What there is: signs, kinds and characters, the box, the state. It knows no rule."""
