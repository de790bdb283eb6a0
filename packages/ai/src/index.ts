/** Players of every level, what they think with, and an arena that measures them. Sees views and events, never the truth. */
export * from './player.ts';
export { LEVELS, type Level } from './level.ts';
export { makePlayer } from './levels.ts';
export { EXPLOITERS, makeExploiter, type Exploiter } from './exploiters.ts';
export { CONTESTANTS, hasBudget, makeContestant } from './contestants.ts';
export { searchPlayer, type Depth, type SearchOptions, type WorldSource } from './search-player.ts';
export { scriptPlayer, randomPlayer } from './script-player.ts';
export { makeScript, type Policy } from './script.ts';
export { MILES, TIRO, alter, type Character, type Taste } from './taste.ts';
export { evaluate, type Evaluation } from './evaluate.ts';
export { likelyWorld } from './worlds.ts';
export { playMatch, type MatchResult } from './match.ts';
export * from './arena.ts';
export type { Pace, Span } from './arena-pace.ts';
export { makeScoreLine, parseScores } from './arena-record.ts';
export { countedScores, isSettled, standingOf, type Rate, type Standing } from './arena-standing.ts';
export * from './statistics.ts';
export { battleOdds, oddsFor, oddsOver, type Odds, type OddsOptions } from './odds.ts';
export type { Estimate } from './odds-estimate.ts';
export { muster, type Muster, type Mustered } from './odds-muster.ts';
export { planAttack, type Attack } from './odds-plan.ts';
export { BATTLE_POLICIES, type BattlePolicy } from './odds-policy.ts';
export { Beliefs, type BlockChance, type CardChance, type PlaceBelief } from './beliefs.ts';
export { BelievedWorlds } from './beliefs-seat.ts';
export { hintsFor, type Hint, type HintOptions } from './hint.ts';
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
