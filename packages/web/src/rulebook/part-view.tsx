// The parts of the rulebook, each as one page.
import {
  BLOCK_KINDS,
  COLOUR,
  COLOURS,
  EDITIONS,
  blockIndex,
  type BlockKind,
  type Colour,
  SWITCHES,
  rulesFor,
} from '@rubicon/engine';
import { cardName, kindName, RULE_NUMBERS } from '@rubicon/words';
import { Block } from '../pieces/block.tsx';
import { CardFace } from '../pieces/card.tsx';
import { sayRulebook, type BookKey } from '../words/topics/rulebook.ts';
import { asBlock } from './figures.ts';
import {
  GODS,
  GOD_IDS,
  headingsOf,
  isChapter,
  isSection,
  openingOf,
  rulingWord,
  type Part,
} from './parts.ts';
import { BIDS, GAME, PUBLIC, type Article } from './articles.ts';
import { IndexView } from './index-view.tsx';
import { Passages, RulingView } from './passages.tsx';
import { Prose, Reference } from './prose.tsx';
import { RuleSection, Section, SectionOpening } from './rule-section.tsx';
import { RULES, RULING_NUMBERS } from './rules.ts';
import { BlockTables, CommandCards, MapTables, Table } from './tables.tsx';

export function PartView({ part }: { readonly part: Part }) {
  if (isChapter(part))
    return (
      <>
        <div class="book-opening">
          <Passages of={openingOf(part)} />
        </div>
        {headingsOf(part).map((number) =>
          isSection(number) ? (
            <SectionOpening key={number} number={number} />
          ) : (
            <RuleSection key={number} number={number} />
          ),
        )}
      </>
    );
  switch (part) {
    case 'game':
      return <Articles of={GAME} />;
    case 'gods':
      return <Gods />;
    case 'blocks':
      return <Blocks />;
    case 'map':
      return (
        <>
          <Opening of={['map.about']} />
          <MapTables />
        </>
      );
    case 'public':
      return (
        <>
          <Opening of={['public.about']} />
          <Articles of={PUBLIC} />
        </>
      );
    case 'editions':
      return <Editions />;
    case 'rulings':
      return <Rulings />;
    case 'index':
      return <IndexView />;
  }
}

const Articles = ({ of }: { readonly of: readonly Article[] }) => (
  <>
    {of.map(({ word, title, keys }) => (
      <Section key={word} word={word} title={sayRulebook(title)}>
        {keys.map((key) => (
          <p key={key}>
            <Prose of={key} />
          </p>
        ))}
      </Section>
    ))}
  </>
);

const Opening = ({ of }: { readonly of: readonly BookKey[] }) => (
  <div class="book-opening">
    {of.map((key) => (
      <p key={key}>
        <Prose of={key} />
      </p>
    ))}
  </div>
);

const Gods = () => (
  <>
    <Opening of={['gods.about', 'gods.common']} />
    {GOD_IDS.map((god) => (
      <Section key={god} word={god} title={cardName(god)}>
        <span class="book-card">
          <CardFace card={god} />
        </span>
        <Passages of={GODS[god].passages} />
        {GODS[god].rulings.map((ruling) => (
          <RulingView key={ruling} number={ruling} />
        ))}
      </Section>
    ))}
    <Section word="command" title={sayRulebook('gods.command')}>
      <p>
        <Prose of="gods.command.a" />
      </p>
      <CommandCards />
    </Section>
  </>
);

/** One block of each kind as an example. */
const SHOWN: Readonly<Record<BlockKind, string>> = {
  leader: 'C.Caesar',
  legio: 'C.Legio10',
  equitatus: 'P.Equitatus1',
  elephant: 'P.Elephant',
  auxilia: 'C.Auxilia3',
  ballista: 'P.Ballista',
  navis: 'C.Navis4',
  cleopatra: 'Cleopatra',
};
const colourOf = (block: string): Colour => COLOURS[COLOUR[blockIndex(block)!]!]!;

const Blocks = () => (
  <>
    <Opening of={['blocks.about']} />
    {BLOCK_KINDS.map((kind) => (
      <Section key={kind} word={`kind-${kind}`} title={kindName(kind)}>
        <span class="book-kind">
          <Block block={asBlock(SHOWN[kind])} colour={colourOf(SHOWN[kind])} strength={null} detail="large" />
        </span>
        <p>
          <Prose of={`kind.${kind}`} />
        </p>
      </Section>
    ))}
    <BlockTables />
  </>
);

/** Switches that are not the same in all editions. `cleopatraActs` is an option of any of them. */
const DIFFERENCES = (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).filter(
  (name): name is Exclude<typeof name, 'cleopatraActs'> =>
    new Set(EDITIONS.map((edition) => rulesFor(edition)[name])).size > 1,
);
const OPTIONS = ['first', 'free', 'cleopatra', 'handicap', 'bids'] as const;

/** Each value of a switch has a text, so that a new edition needs none of its own. */
const textOf = (topic: (typeof DIFFERENCES)[number], value: string | boolean): BookKey =>
  `editions.${topic}.${value}` as BookKey;

const Editions = () => (
  <>
    <Opening of={['editions.about']} />
    <Table
      caption={sayRulebook('part.editions')}
      columns={[
        sayRulebook('editions.column.what'),
        ...EDITIONS.map((edition) => sayRulebook('book.edition.one', { edition })),
      ]}
      rows={DIFFERENCES.map((topic) => ({
        key: topic,
        head: <Prose of={`editions.${topic}`} />,
        cells: EDITIONS.map((edition) => (
          <Prose key={edition} of={textOf(topic, rulesFor(edition)[topic])} />
        )),
      }))}
    />
    <Section word="options" title={sayRulebook('editions.options')}>
      <ul class="book-list">
        {OPTIONS.map((each) => (
          <li key={each}>
            <Prose of={`editions.options.${each}`} />
          </li>
        ))}
      </ul>
    </Section>
    <Articles of={BIDS} />
  </>
);

const Rulings = () => (
  <>
    <Opening of={['rulings.about']} />
    {RULING_NUMBERS.map((number) => (
      <div key={number} id={`rules-${rulingWord(number)}`} tabIndex={-1}>
        <RulingView number={number} />
        <p class="book-at">
          {RULE_NUMBERS.filter((rule) => RULES[rule].rulings.includes(number)).map((rule) => (
            <Reference key={rule} word={rule} text={`§${rule}`} />
          ))}
          {GOD_IDS.filter((god) => GODS[god].rulings.includes(number)).map((god) => (
            <Reference key={god} word={god} text={cardName(god)} />
          ))}
        </p>
      </div>
    ))}
  </>
);
