// What `status.ts` of each language says on the page about the server's state.
export interface StatusTexts {
  readonly tag: string;
  readonly language: string; // its own name
  readonly title: string;
  readonly well: string;
  /** Nothing can be stored. */
  readonly unwell: string;
  readonly games: (running: number) => string;
  readonly since: string;
  readonly version: string;
  readonly outage: string;
  readonly noOutage: string;
  /** Both as text: when it began, and how long it lasted. */
  readonly lasted: (from: string, long: string) => string;
  readonly clocks: string;
  readonly home: string;
}
