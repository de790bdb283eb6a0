// What carries the bus: it brings text to every server, its sender included.
interface Carrier {
  readonly isOpen: boolean;
  /** Rejected if it may not have arrived. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `opened` is called whenever it begins to hear, first or after a loss. */
export type OpenCarrier = (hear: (text: string) => void, opened: () => void) => Carrier;
