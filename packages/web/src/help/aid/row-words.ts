// Texts for the rows of the sequence of play: title, description, and the rule to read.
import type { Ruleset } from '@rubicon/engine';
import type { RuleNumber } from '@rubicon/words';
import { sayAid } from '../../words/topics/aid.ts';
import type { Row, RowStep } from './sequence.ts';

export const ROW_RULES: Readonly<Record<RowStep, RuleNumber>> = {
  deploy: '5.3',
  discard: '2.1',
  play: '2.1',
  reveal: '2.1',
  god: '2.1',
  move: '6.1',
  main: '7.3',
  surprise: '2.1',
  levy: '6.4',
  fight: '7.1',
  battle: '7.2',
  hits: '7.4',
  regroup: '7.7',
  home: '8.1',
  victory: '8.2',
  harbour: '8.3',
  supply: '8.4',
  disband: '8.5',
  reset: '8.6',
  over: '1.2',
};

export const rowName = ({ step }: Row): string => sayAid(`aid.step.${step}`);

export const rowText = ({ step }: Row, { firstTurn }: Ruleset): string =>
  step === 'reveal' ? sayAid(`aid.text.reveal.${firstTurn}`) : sayAid(`aid.text.${step}`);
