// The puzzles that come with the page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { puzzleSetOf, type Puzzle } from '../src/puzzles/puzzle.ts';

const FILE = path.join(import.meta.dirname, '../puzzles/puzzles.json');

export const SHIPPED_TEXT: string = readFileSync(FILE, 'utf8');
export const SHIPPED: readonly Puzzle[] = puzzleSetOf(JSON.parse(SHIPPED_TEXT)).puzzles;
