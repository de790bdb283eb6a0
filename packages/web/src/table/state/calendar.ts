// How long the war lasts.
export const YEARS = 5;
export const TURNS = 5;
