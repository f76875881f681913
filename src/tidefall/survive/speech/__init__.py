"""What leaves a state for people: observations, choices, prompts, events, the drawing."""
