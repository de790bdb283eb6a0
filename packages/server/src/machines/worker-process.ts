// The pool's handle on a worker process.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from './question.ts';

export interface WorkerProcess {
  /** One question at a time. Rejected if the process is lost before it answers. */
  ask(question: Question): Promise<Answer>;
  /** Kills it at once, whatever it is doing; resolves when it is gone. */
  end(): Promise<void>;
}

const HEAP_MB = 256;

export function startWorker(): WorkerProcess {
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {}, // the server's secrets are not passed on
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = Promise.withResolvers<void>();
  child.on('error', () => gone.resolve()); // it could not be started or written to
  child.on('exit', () => gone.resolve());
  const lost = gone.promise.then(() => {
    throw new Error('The process is gone.');
  });
  lost.catch(() => {}); // it may be lost while idle
  return {
    ask(question) {
      const answered = new Promise<Answer>((resolve) => {
        child.once('message', (answer) => resolve(answer as Answer));
      });
      if (child.connected) child.send(question);
      return Promise.race([answered, lost]);
    },
    end() {
      child.kill('SIGKILL');
      return gone.promise;
    },
  };
}
