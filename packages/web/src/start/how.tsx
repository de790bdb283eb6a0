// Three steps that explain the game, each with its pieces.
import type { BlockId } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { say } from '@rubicon/words';
import { Block } from '../pieces/block.tsx';
import { CardBack, CardFace } from '../pieces/card.tsx';
import { Die } from '../pieces/die.tsx';
import './how.css';

const TENTH = 'C.Legio10' as BlockId;

export function How() {
  return (
    <section class="how" aria-labelledby="how-title">
      <h2 id="how-title" class="how-title">
        {say('start.how')}
      </h2>
      <ol class="how-steps">
        <Step title={say('start.how-blocks')} text={say('start.how-blocks-text')}>
          <span class="how-block">
            <Block block={TENTH} colour="tan" strength={3} detail="large" />
          </span>
          <span class="how-block">
            <Block block={TENTH} colour="tan" strength={2} detail="large" />
          </span>
          <span class="how-block how-apart">
            <Block block={null} colour="green" strength={null} detail="large" />
          </span>
        </Step>
        <Step title={say('start.how-cards')} text={say('start.how-cards-text')}>
          <span class="how-card">
            <CardFace card="3/1" />
          </span>
          <span class="how-card">
            <CardFace card="Mars" />
          </span>
          <span class="how-card">
            <CardBack />
          </span>
        </Step>
        <Step title={say('start.how-battle')} text={say('start.how-battle-text')}>
          <span class="how-block">
            <Block block={TENTH} colour="tan" strength={3} pose="tipped" detail="large" />
          </span>
          <span class="how-dice">
            <Die value={2} hit tone="caesar" />
            <Die value={6} hit={false} tone="caesar" />
            <Die value={4} hit tone="caesar" />
          </span>
        </Step>
      </ol>
      <p class="how-end">{say('start.how-end')}</p>
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li class="how-step">
      <div class="how-pieces" aria-hidden="true">
        {children}
      </div>
      <h3 class="how-name">{title}</h3>
      <p class="how-text">{text}</p>
    </li>
  );
}
