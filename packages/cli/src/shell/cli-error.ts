// An error for the user: a code, a sentence and what to do. Never a stack trace.

/** 1 = a check failed or the input was refused; 2 = wrong usage. */
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
