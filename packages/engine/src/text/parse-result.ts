/** What a parser returns: untrusted text becomes a value, or a fault that says where and what. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export interface Fault {
  readonly code: string;
  readonly message: string; // a sentence for a person
  readonly at: number; // character of the text where it went wrong
}

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const fault = (code: string, message: string, at: number): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { code, message, at },
});

/** A text in quotation marks, as JSON writes it; undefined if it is none. */
export function parseQuoted(text: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
