/** A request was refused and nothing changed. The caller gets the code and the sentence. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly expected: readonly string[];

  constructor(code: string, message: string, rule: string | null = null, expected: readonly string[] = []) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.expected = expected;
  }
}
