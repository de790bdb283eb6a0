/** Players of every level, what they think with, and an arena that measures them. Sees views and events, never the truth. */
export * from './player/player.ts';
export * from './player/budget.ts';
export * from './player/seat.ts';
export { LEVELS, LEVEL_RATINGS, THINKING_MS, type Level, type LevelRating } from './levels/level.ts';
export { answerOf } from './levels/answer.ts';
export { chanceAtAGlance } from './levels/glance.ts';
export { makePlayer } from './levels/level-players.ts';
export { EXPLOITERS, makeExploiter, type Exploiter } from './arena/exploiters.ts';
export { STRANGERS, type Stranger } from './strangers/strangers.ts';
export { PREDECESSORS } from './arena/predecessors.ts';
export { CONTESTANTS, hasBudget, makeContestant } from './arena/contestants.ts';
export {
  searchPlayer,
  type SearchSettings,
  type SearchOptions,
  type WorldSource,
} from './search/search-player.ts';
export { scriptPlayer, randomPlayer } from './script/players.ts';
export { makeScript, type Policy } from './script/script.ts';
export {
  TUNED_PERSONALITY,
  adjust,
  type Personality,
  type HeuristicWeights,
} from './script/heuristic-weights.ts';
export { evaluate, type Evaluation } from './evaluation/evaluate.ts';
export { likelyWorld } from './beliefs/likely-world.ts';
export { playMatch, type MatchResult } from './arena/match.ts';
export * from './arena/contest.ts';
export type { Pace, Span } from './arena/pace.ts';
export { makeScoreLine, parseScores } from './arena/record.ts';
export {
  countedScores,
  isSettled,
  standingOf,
  type Corrected,
  type Rate,
  type Standing,
} from './arena/standing.ts';
export * from './math/statistics.ts';
export { battleOdds, oddsFor, oddsOver, type Odds, type OddsOptions } from './odds/odds.ts';
export type { Estimate } from './odds/estimate.ts';
export { setUpBattle, type BattleSetup, type PreparedBattle } from './odds/battle-setup.ts';
export { planAttack, type Attack } from './odds/planned-attack.ts';
export { BATTLE_POLICIES, type BattlePolicy } from './odds/policy.ts';
export { Beliefs, type BlockChance, type CardChance, type PlaceBelief } from './beliefs/beliefs.ts';
export { BelievedWorlds } from './beliefs/believed-worlds.ts';
export { hintsFor, type Hint, type HintOptions } from './hint/hint.ts';
export { deviationOf, luckOf, type BattleLuck, type GameLuck, type Luck } from './analysis/luck.ts';
export type { Battle, Fate, Fighter, Volley } from './analysis/battles.ts';
export {
  ANALYSIS_SETTINGS,
  NotOver,
  newAnalyst,
  type Analysis,
  type AnalysisSetting,
  type Analyst,
  type ChanceAt,
} from './analysis/analysis.ts';
export { factsOf, type GameFacts } from './analysis/facts.ts';
export { holderOf, type TurnRecord } from './analysis/course.ts';
export { differenceOf } from './analysis/difference.ts';
export type { Missed } from './analysis/missed.ts';
export {
  tallyOf,
  type CardRow,
  type LuckColumn,
  type Mean,
  type Tally,
  type WinRate,
} from './analysis/tally.ts';
export { CAUSES, type Swing, type SwingCause, type TurningPoint } from './analysis/swings.ts';
export {
  LEAST_ERRORS,
  LEAST_LEAD,
  PUZZLE_FORMAT,
  PUZZLE_KINDS,
  alternativeOf,
  dailyPuzzle,
  isComplete,
  isRight,
  openPuzzle,
  ordersOf,
  puzzleSetOf,
  type Alternative,
  type Outlook,
  type Puzzle,
  type PuzzleKind,
  type PuzzleSet,
} from './puzzles/puzzle.ts';
export { judgeAnswer, type Verdict } from './puzzles/judge.ts';
export { DEFAULT_WORLDS, minePuzzles, type Mined, type MineOptions } from './puzzles/mine.ts';
