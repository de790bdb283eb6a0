// When it is in a game: the year before Christ, and the turn in Roman numerals.
const FOUNDED = 754; // the year BC from which the game counts
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

export const bcOf = (year: number): number => FOUNDED - year;
export const romanTurn = (turn: number): string => ROMAN[turn] ?? String(turn);
