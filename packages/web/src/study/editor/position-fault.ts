// Faults of a position's text, in the page's language.
import type { parsePosition } from '@rubicon/engine';
import { sayStudy } from '../../words/topics/study.ts';

type Refused = Extract<ReturnType<typeof parsePosition>, { readonly ok: false }>['fault'];
export type PositionFault = Pick<Refused, 'code' | 'at'>;

export function faultText({ code, at }: PositionFault): string {
  switch (code) {
    case 'not-a-position':
    case 'position-too-long':
      return sayStudy(`editor.fault.${code}`);
    case 'bad-field':
      return sayStudy('editor.fault.bad-field', { at: at + 1 });
    default:
      return sayStudy('editor.fault.impossible-position');
  }
}
