// A browser engine for the tests that run in all of them, by the few things these tests do.
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean; // fingers, and nothing that hovers
}

export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON; promises are awaited. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Presses at the first point, moves through the others and lets go at the last. */
  readonly stroke: (points: readonly Point[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly open: (screen: Screen) => Promise<EnginePage>; // with a storage of its own
  readonly close: () => Promise<void>;
}

export interface EngineKind {
  readonly name: string;
  readonly hasTouch: boolean;
  readonly find: () => string | null; // its program
  readonly packages: readonly string[]; // of Debian
  readonly start: () => Promise<Engine>;
}
