// The variations from moments of the game.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { roman, yearName } from '@rubicon/words';
import { sayStudy } from '../../words/topics/study.ts';
import { variationAddress, treeName } from '../../routes/variation-address.ts';
import { VariationList } from '../model/variation-list.tsx';
import type { Source } from '../../routes/moment.ts';
import type { Playback } from './playback.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { EMPTY_TREE, decodeTree, removeVariation, rename, type Tree } from '../model/variation-tree.ts';

export function ReplayVariations({
  source,
  playback,
}: {
  readonly source: Source;
  readonly playback: Playback;
}) {
  const tree = useSignal<Tree>(EMPTY_TREE);
  const { whole, opened } = playback.replaySource;
  useEffect(() => {
    const read = async (): Promise<void> => {
      tree.value =
        decodeTree(
          await indexedDeviceStore()
            .read(treeName(source))
            .catch(() => null),
        ) ?? EMPTY_TREE;
    };
    void read();
  }, [source, tree]);
  if (whole === null) return <p class="study-quiet">{sayStudy('variation.why-not')}</p>;
  const change = (next: Tree): void => {
    tree.value = next;
    void indexedDeviceStore()
      .keep(treeName(source), next)
      .catch(() => {}); // then it lasts until the page is closed
  };
  const at = playback.at.value;
  const isEnd = opened.result !== null && at === opened.last;
  const whenOf = (entry: number): { year: string; turn: string } | null => {
    const turn = playback.landmarks.value.turns.findLast((each) => each.at <= entry);
    return turn === undefined ? null : { year: yearName(turn.year), turn: roman(turn.turn) };
  };
  return (
    <div class="study-notes">
      <button
        type="button"
        class="button primary"
        disabled={isEnd}
        onClick={() => (location.hash = variationAddress({ source, at, line: null }))}
      >
        {sayStudy('variation.play')}
      </button>
      {isEnd ? <p class="study-quiet">{sayStudy('variation.ended')}</p> : null}
      <VariationList
        tree={tree.value}
        current={null}
        whenOf={whenOf}
        onOpen={(line) => (location.hash = variationAddress({ source, at: null, line }))}
        onRename={(line, name) => change(rename(tree.value, line, name))}
        onRemove={(line) => change(removeVariation(tree.value, line))}
      />
    </div>
  );
}
