// The result of a battle over the map, until it is closed or something else is decided; several follow one another. The
// next battle covers it.
import type { Viewer } from '@rubicon/engine';
import { useMemo } from 'preact/hooks';
import { SideMark } from '../pieces/mark.tsx';
import type { Fought } from '../table/state/battles-fought.ts';
import { sayBattleReport as say } from '../words/topics/battle-report.ts';
import { reportOf } from './battle-report.ts';
import { lossesText } from './battle-losses.ts';
import { reportTitle } from './battle-report-words.ts';
import './battle-report-banner.css';

interface BannerProps {
  readonly unread: readonly Fought[]; // at least one
  readonly viewer: Viewer;
  readonly onDetails: (fought: Fought) => void;
  readonly onClose: (fought: Fought) => void;
}

export function BattleReportBanner({ unread, viewer, onDetails, onClose }: BannerProps) {
  const fought = unread[0]!;
  const report = useMemo(() => reportOf(fought), [fought]);
  return (
    <section class={`battle-report-banner battle-report-of-${report.winner}`} data-battle={report.number}>
      <SideMark side={report.winner} />
      <div>
        <h2 class="battle-report-title">{reportTitle(report)}</h2>
        <p>{lossesText(report, viewer)}</p>
      </div>
      <div class="battle-report-buttons">
        {unread.length > 1 && (
          <span class="battle-report-more">
            {say('battle-report.more', { nth: 1, count: unread.length })}
          </span>
        )}
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => onDetails(fought)}>
          {say('battle-report.details')}
        </button>
        <button type="button" class="button" onClick={() => onClose(fought)}>
          {say('battle-report.close')}
        </button>
      </div>
    </section>
  );
}
