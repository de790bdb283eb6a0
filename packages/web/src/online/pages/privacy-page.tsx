// Which personal data is stored, why and for how long, as the server reports it.
import { useCallback } from 'preact/hooks';
import { sayCommunity } from '../../words/topics/community.ts';
import { isKept, sayPrivacy } from '../../words/topics/privacy.ts';
import type { Online } from '../../net/online.ts';
import { Shell } from '../shell.tsx';
import { useAnswer } from '../../net/use-answer.ts';

export function PrivacyPage({ online }: { readonly online: Online }) {
  const { value, problem } = useAnswer(useCallback(() => online.api.privacy(), [online]));
  return (
    <Shell online={online} page="privacy" title={sayCommunity('privacy.title')}>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      {value === null ? null : (
        <section class="community-card" aria-label={sayCommunity('privacy.title')}>
          <table class="community-table">
            <thead>
              <tr>
                {(['what', 'why', 'how-long'] as const).map((column) => (
                  <th key={column} scope="col">
                    {sayCommunity(`privacy.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.kept.map(({ id, what, why, howLong }) => {
                // A newer server may store things this page has no words for: then the server's own text is shown
                const told = (column: string, words: string): string => {
                  const key = `stored.${id}.${column}`;
                  return isKept(key) ? sayPrivacy(key, { count: value.guestDays }) : words;
                };
                return (
                  <tr key={id}>
                    <th scope="row">{told('what', what)}</th>
                    <td>{told('why', why)}</td>
                    <td>{told('how-long', howLong)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p>{sayCommunity('privacy.guests', { count: value.guestDays })}</p>
          {value.contact === null ? null : (
            <p>{sayCommunity('privacy.contact', { contact: value.contact })}</p>
          )}
        </section>
      )}
    </Shell>
  );
}
