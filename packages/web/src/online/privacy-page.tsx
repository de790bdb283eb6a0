// What is kept of people, why and how long, as the host says.
import { useCallback } from 'preact/hooks';
import { say } from '../words/words.ts';
import type { Club } from './club.ts';
import { Shell } from './shell.tsx';
import { useAnswer } from './use-answer.ts';

export function PrivacyPage({ club }: { readonly club: Club }) {
  const { value, problem } = useAnswer(useCallback(() => club.api.privacy(), [club]));
  return (
    <Shell club={club} page="privacy" title={say('privacy.title')}>
      <p class="club-problem" role="alert">
        {problem}
      </p>
      {value === null ? null : (
        <section class="club-card" aria-label={say('privacy.title')}>
          <table class="club-table">
            <thead>
              <tr>
                {(['what', 'why', 'how-long'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`privacy.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.kept.map(({ id, what, why, howLong }) => (
                <tr key={id}>
                  <th scope="row">{what}</th>
                  <td>{why}</td>
                  <td>{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{say('privacy.guests', { count: value.guestDays })}</p>
          {value.contact === null ? null : <p>{say('privacy.contact', { contact: value.contact })}</p>}
        </section>
      )}
    </Shell>
  );
}
