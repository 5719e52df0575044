/** Something wrong in what a person wrote, with the place and the way out. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; left out when the whole file is meant. */
  line?: number;
  /** What happened, with the value that caused it. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

/** An error a person can act on: what happened, and how to fix it. */
export class DocsError extends Error {
  constructor(
    readonly what: string,
    readonly remedy: string,
  ) {
    super(`${what} ${remedy}`);
    this.name = 'DocsError';
  }
}

/** `file:line  message` and the remedy on the next line, as editors make clickable. */
export function printProblem({ file, line, message, remedy }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${message}\n    ${remedy}`;
}

/** All problems in order of place, then a line that counts them. */
export function printProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${sorted.map(printProblem).join('\n')}\n\n${count} in the content.`;
}
