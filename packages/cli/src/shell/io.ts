// Streams and environment, passed to commands so that tests can replace them.

export interface Io {
  readonly out: (text: string) => void; // the result
  readonly err: (text: string) => void; // progress and messages
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readInput: () => Promise<Uint8Array>;
  /** Aborted on Ctrl-C. From the first call on, Ctrl-C no longer ends the program by itself. */
  readonly stopSignal: () => AbortSignal;
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

export function processIo(): Io {
  const stop = new AbortController();
  // The reader may close the pipe early, as `head` does; that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outIsTerminal: process.stdout.isTTY,
    errIsTerminal: process.stderr.isTTY,
    env: process.env,
    readInput,
    stopSignal() {
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
      return stop.signal;
    },
  };
}
