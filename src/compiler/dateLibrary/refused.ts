/** Code that is not derived, with the reason: `line` of the file, 1-based. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(`${line}: ${reason}`);
    this.name = 'Refused';
  }
}
