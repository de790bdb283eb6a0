// What went wrong, for a person: a code, a sentence, what to do. Never a stack trace.

/** 1 = the answer is no, or what was given is refused; 2 = the command line itself is wrong. */
export type ErrorExit = 1 | 2;

export class CliError extends Error {
  readonly code: string;
  readonly todo: string;
  readonly exit: ErrorExit;

  constructor(code: string, message: string, todo: string, exit: ErrorExit) {
    super(message);
    this.code = code;
    this.todo = todo;
    this.exit = exit;
  }
}

export const wrongUsage = (code: string, message: string, todo: string): CliError =>
  new CliError(code, message, todo, 2);

export const refused = (code: string, message: string, todo: string): CliError =>
  new CliError(code, message, todo, 1);
