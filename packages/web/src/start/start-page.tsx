// The start page: a frontispiece with the title, the games on this device, and how it works.
import type { RuleOptions } from '@rubicon/engine';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import { lazy } from '../ui/lazy.tsx';
import type { Authority, NewGame } from '../authority/authority.ts';
import type { GameId, GameSummary } from '../authority/table.ts';
import { LanguageSwitch } from '../settings/dialog/language-switch.tsx';
import { Cartouche } from './cartouche.tsx';
import { download, fileNameOf } from '../ui/download.ts';
import { DropTarget } from '../ui/drop-target.tsx';
import { GameList } from './game-list.tsx';
import { createStartState } from './start-state.ts';
import { DEFAULT_GAME } from '../new-game/default-game.ts';
import { against } from '../new-game/opponents.ts';
import { FIRST_LEVEL, suggestedLevel } from '../new-game/suggestion.ts';
import { hasLearned } from '../storage/lessons.ts';
import { keepOpponent, lastOpponent, type LastOpponent } from '../storage/last-opponent.ts';
import { Plate } from './plate.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { VERSION } from '../ui/version.ts';
import './start-page.css';

const SettingsDialog = lazy(() =>
  import('../settings/dialog/settings-dialog.tsx').then((file) => file.SettingsDialog),
);
const FileDialog = lazy(() => import('../study/replay/file-dialog.tsx').then((file) => file.FileDialog));
const How = lazy(() => import('./how.tsx').then((file) => file.How));
const MachineDialog = lazy(() => import('../new-game/machine-dialog.tsx').then((file) => file.MachineDialog));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((file) => file.RemoveDialog));
const RulesDialog = lazy(() => import('../new-game/rules-dialog.tsx').then((file) => file.RulesDialog));

interface Props {
  readonly authority: Authority;
  readonly onOpen: (game: GameId) => void;
  readonly onLearn: () => void;
  readonly onOnline: () => void;
  readonly damaged?: ReadonlySet<GameId>; // games that could not be opened
  readonly Lessons: ComponentType; // the progress of a learner
  readonly OwnGames: ComponentType; // online, of whoever is logged in
  readonly Daily: ComponentType; // the puzzle of the day
}

const NONE: ReadonlySet<GameId> = new Set();

type Open =
  | 'rules'
  | 'machine'
  | 'settings'
  | { readonly kind: 'remove'; readonly game: GameSummary }
  | { readonly kind: 'file'; readonly file: Blob }
  | null;

export function StartPage({
  authority,
  onOpen,
  onLearn,
  onOnline,
  damaged = NONE,
  Lessons,
  OwnGames,
  Daily,
}: Props) {
  const open = useSignal<Open>(null);
  const state = useMemo(
    () =>
      createStartState(authority, {
        onOpen,
        onSaved: (url, game) => download(url, fileNameOf(game)),
        nowMs: Date.now,
      }),
    [authority, onOpen],
  );
  useEffect(() => void state.list(), [state]);

  const begin = (wanted: NewGame): void => {
    open.value = null;
    void state.begin(wanted);
  };
  const playMachine = (opponent: LastOpponent, rules: RuleOptions = {}): void => {
    keepOpponent(opponent);
    begin(against({ ...DEFAULT_GAME, rules }, opponent.own, opponent.level));
  };
  const load = (file: Blob): void => void state.load(file);
  const choose = (file: Blob): void => {
    open.value = { kind: 'file', file };
  };
  const remove = (game: GameSummary): void => {
    open.value = null;
    void state.remove(game);
  };

  // Ornaments wait until the page is idle, and no game is being opened
  const isIdle = useIdle();
  const isComplete = useRef(false);
  isComplete.current ||= isIdle && !state.busy.value;

  const listed = state.listed.value;
  const games = listed?.games ?? [];
  const known = useMemo(lastOpponent, []);
  const quick = known ?? { own: 'caesar', level: suggestedLevel(games) ?? FIRST_LEVEL };
  const shown = open.value;
  const close = (): void => {
    open.value = null;
  };
  return (
    <DropTarget onFile={choose}>
      <div class="start">
        <main class="start-page">
          <div class="start-front">
            <Plate isDrawn={isComplete.current} />
            <Cartouche
              last={listed?.games.find(({ game, result }) => result === null && !damaged.has(game)) ?? null}
              isNew={(listed === null || listed.games.length === 0) && !hasLearned()}
              busy={state.busy.value}
              problem={state.problem.value}
              onContinue={onOpen}
              onLearn={onLearn}
              quick={quick}
              isQuickKnown={known !== null}
              onQuick={() => playMachine(quick)}
              onPlay={() => begin(DEFAULT_GAME)}
              onMachine={() => (open.value = 'machine')}
              onOnline={onOnline}
              onRules={() => (open.value = 'rules')}
              onFile={load}
            />
            <div class="start-corner">
              <LanguageSwitch />
              <a class="button" href="#rules">
                {say('menu.rules')}
              </a>
              <button type="button" class="button" onClick={() => (open.value = 'settings')}>
                {say('start.settings')}
              </button>
            </div>
          </div>
          <div class="start-below">
            <Lessons />
            <OwnGames />
            {isComplete.current ? <Daily /> : null}
            <GameList
              listed={listed}
              damaged={damaged}
              onOpen={onOpen}
              onSave={(game) => void state.save(game)}
              onRemove={(game) => (open.value = { kind: 'remove', game })}
            />
            {isComplete.current ? <How /> : null}
          </div>
        </main>
        <footer class="start-foot">
          <span class="start-version">{say('start.version', { version: VERSION })}</span>
          <span>{say('start.licence')}</span>
        </footer>
      </div>
      {shown === 'rules' && <RulesDialog onBegin={begin} onClose={close} />}
      {shown === 'machine' && (
        <MachineDialog
          own={quick.own}
          suggested={suggestedLevel(games)}
          offersBalance
          onBegin={(own, level, rules) => playMachine({ own, level }, rules)}
          onClose={close}
        />
      )}
      {shown === 'settings' && <SettingsDialog onClose={close} />}
      {shown !== null && typeof shown === 'object' && shown.kind === 'remove' && (
        <RemoveDialog
          game={shown.game}
          isDamaged={damaged.has(shown.game.game)}
          onRemove={remove}
          onClose={close}
        />
      )}
      {shown !== null && typeof shown === 'object' && shown.kind === 'file' && (
        <FileDialog
          file={shown.file}
          onPlay={(file) => {
            close();
            load(file);
          }}
          onClose={close}
        />
      )}
    </DropTarget>
  );
}
