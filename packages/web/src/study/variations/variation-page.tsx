// An analysis board: a moment of a game, or an edited position, played on by one person.
import { useSignal } from '@preact/signals';
import { parseGameFile, type GameFile } from '@rubicon/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { Refused, type Authority } from '../../authority/authority.ts';
import { adviceInWorkers } from '../../authority/thinking/machine-client.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import type { GameId } from '../../authority/table.ts';
import { randomId } from '../../net/random-id.ts';
import { leaveTable } from '../../routes/address.ts';
import type { Extras } from '../../table/state/extras.ts';
import { TablePage, type TablePageOptions } from '../../table/table-page.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import { VariationHeader, BoardSign } from './variation-header.tsx';
import { VariationMenu } from './variation-menu.tsx';
import { connectReplayHost } from '../model/replay-client.ts';
import { variationAuthority, type VariationAuthority } from './variation-authority.ts';
import {
  variationBoardName,
  parseVariationAddress,
  treeName,
  type VariationAddress,
} from '../../routes/variation-address.ts';
import { makeSource, replayAddress, type Source } from '../../routes/moment.ts';
import { openReplaySource } from '../model/replay-source.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { EMPTY_TREE, decodeTree, endOf, type Tree } from '../model/variation-tree.ts';

interface Props {
  readonly page: string;
  readonly authority: Authority;
}

export function VariationPage({ page, authority }: Props) {
  const address = useMemo(() => parseVariationAddress(page), [page]);
  const board = useSignal<VariationAuthority | null>(null);
  const trouble = useSignal<Refused | null>(null);
  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      try {
        const opened = await openBoard(address);
        if (!isGone) board.value = opened;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        trouble.value = error;
      }
    };
    void begin();
    return () => {
      isGone = true;
      board.value = null;
    };
  }, [address, board, trouble]);
  if (address !== null && board.value !== null)
    return <BoardTable source={address.source} board={board.value} authority={authority} />;
  const why = trouble.value;
  return (
    <main class="table-wait">
      <h1 class="unseen">{sayStudy('board.title')}</h1>
      <p>
        {why === null
          ? sayStudy('study.loading')
          : why.code === 'not-allowed'
            ? sayStudy('variation.why-not')
            : sayStudy('study.failed', { why: refusalText(why) })}
      </p>
      <button type="button" class="link" onClick={leaveTable}>
        {sayStudy('study.leave')}
      </button>
    </main>
  );
}

async function openBoard(address: VariationAddress | null): Promise<VariationAuthority> {
  if (address === null) throw new Refused('no-game', 'There is no such board.');
  const { source, line } = address;
  const store = indexedDeviceStore();
  const file = await wholeGame(source);
  const tree = decodeTree(await store.read(treeName(source)).catch(() => null)) ?? EMPTY_TREE;
  const last = file.entries.length - 1;
  const isKept = line !== null && tree.lines.some(({ id }) => id === line);
  return variationAuthority({
    file,
    tree,
    spot: isKept ? endOf(tree, line) : { at: Math.min(address.at ?? last, last), line: null, depth: 0 },
    advice: adviceInWorkers(),
    newId: () => randomId().slice(0, 8),
    nameOf: (number) => sayStudy('variation.name', { number }),
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
    onChange: (next: Tree) => void store.keep(treeName(source), next).catch(() => {}), // then it lasts until the page is closed
    addressOf: (given) => URL.createObjectURL(given),
  });
}

/** Refused for a running game. */
async function wholeGame(source: Source): Promise<GameFile> {
  if (source.kind === 'board') {
    const text = await indexedDeviceStore().read(variationBoardName(source.id));
    const parsed = typeof text === 'string' ? parseGameFile(text) : null;
    if (parsed?.ok !== true) throw new Refused('no-game', 'There is no such board.');
    return parsed.file;
  }
  const replayHost = connectReplayHost();
  try {
    const { whole } = await openReplaySource(source, replayHost);
    if (whole === null) throw new Refused('not-allowed', 'The game still runs.');
    return await whole();
  } finally {
    replayHost.close();
  }
}

interface TableProps {
  readonly source: Source;
  readonly board: VariationAuthority;
  readonly authority: Authority;
}

function BoardTable({ source, board, authority }: TableProps) {
  const { options, extras } = useMemo(() => optionsOf(source, board, authority), [source, board, authority]);
  return (
    <TablePage
      key={`${board.jumps.value} ${board.open.value}`}
      authority={board}
      game={`board ${makeSource(source)}` as GameId}
      options={options}
      extras={extras}
      onDamaged={options.leave}
    />
  );
}

function optionsOf(
  source: Source,
  board: VariationAuthority,
  authority: Authority,
): { readonly options: TablePageOptions; readonly extras: Partial<Extras> } {
  const leave = (): void => {
    location.hash =
      source.kind === 'board'
        ? 'study'
        : replayAddress({ source, at: board.spot.peek().at, perspective: 'all' });
  };
  return {
    options: {
      firstSeat: () => Promise.resolve({ kind: 'seat', seat: board.next(), tellsMissed: false }),
      handsOver: () => true,
      hasRedo: false,
      hasCurtain: () => false,
      leave,
    },
    extras: {
      Header: () => <VariationHeader board={board} onLeave={leave} />,
      Notice: () => <BoardSign board={board} onLeave={leave} />,
      Menu: () => <VariationMenu board={board} authority={authority} />,
    },
  };
}
