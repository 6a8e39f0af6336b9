/** What a command found, did or refuses. Each line stands alone and has no secret. */
export interface Outcome {
  /** For people. */
  readonly lines: readonly string[];
  /** What needs attention, one line each; exit code 1 if there is any. */
  readonly problems: readonly string[];
  /** For programs: `--json` prints it with the problems. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The command cannot do it, and changed nothing. One line each. */
export class Refused extends Error {
  override name = 'Refused';
  readonly problems: readonly string[];
  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The command was called wrongly: exit code 2. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}
