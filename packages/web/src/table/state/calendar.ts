// The years of the war, as the engine counts them.
export const FIRST_YEAR = 705;
export const YEARS = 5;
export const TURNS = 5;
