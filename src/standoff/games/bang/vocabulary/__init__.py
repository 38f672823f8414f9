"""What cards and abilities are declared with: targets, costs, effects."""
