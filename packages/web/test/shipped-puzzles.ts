// The puzzles that come with the page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzleSetOf, type Puzzle } from '@rubicon/ai/puzzle';

const file = fileURLToPath(import.meta.resolve('@rubicon/ai/puzzles.json'));
export const puzzles: readonly Puzzle[] = puzzleSetOf(JSON.parse(readFileSync(file, 'utf8'))).puzzles;
