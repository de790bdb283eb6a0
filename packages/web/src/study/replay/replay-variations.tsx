// Lines that were played on from moments of the game.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { roman, yearName } from '@rubicon/words';
import { sayStudy } from '../../words/topics/study.ts';
import { boardAddress, treeName } from '../../routes/variation-address.ts';
import { LineList } from '../model/variation-list.tsx';
import type { Source } from '../../routes/moment.ts';
import type { Reel } from './playback.ts';
import { indexedStudyStore } from '../../storage/device-store.ts';
import { EMPTY_TREE, decodeTree, removeLine, rename, type Tree } from '../model/variation-tree.ts';

export function StudyLines({ source, reel }: { readonly source: Source; readonly reel: Reel }) {
  const tree = useSignal<Tree>(EMPTY_TREE);
  const { whole, opened } = reel.sight;
  useEffect(() => {
    const read = async (): Promise<void> => {
      tree.value =
        decodeTree(
          await indexedStudyStore()
            .read(treeName(source))
            .catch(() => null),
        ) ?? EMPTY_TREE;
    };
    void read();
  }, [source, tree]);
  if (whole === null) return <p class="study-quiet">{sayStudy('branch.why-not')}</p>;
  const change = (next: Tree): void => {
    tree.value = next;
    void indexedStudyStore()
      .keep(treeName(source), next)
      .catch(() => {}); // then it lasts as long as the page
  };
  const at = reel.at.value;
  const isEnd = opened.result !== null && at === opened.last;
  const whenOf = (entry: number): { year: string; turn: string } | null => {
    const turn = reel.landmarks.value.turns.findLast((each) => each.at <= entry);
    return turn === undefined ? null : { year: yearName(turn.year), turn: roman(turn.turn) };
  };
  return (
    <div class="study-notes">
      <button
        type="button"
        class="button primary"
        disabled={isEnd}
        onClick={() => (location.hash = boardAddress({ source, at, line: null }))}
      >
        {sayStudy('branch.play')}
      </button>
      {isEnd ? <p class="study-quiet">{sayStudy('branch.ended')}</p> : null}
      <LineList
        tree={tree.value}
        current={null}
        whenOf={whenOf}
        onOpen={(line) => (location.hash = boardAddress({ source, at: null, line }))}
        onRename={(line, name) => change(rename(tree.value, line, name))}
        onRemove={(line) => change(removeLine(tree.value, line))}
      />
    </div>
  );
}
