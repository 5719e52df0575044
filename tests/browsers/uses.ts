import { COMPAT } from './baseline.ts';

/** What is used, by the keys of the compatibility data, and where. */
export class Uses {
  readonly files = new Map<string, Set<string>>();

  /** Notes a use; what the data does not know is as old as the web, or no feature of a browser. */
  note(key: string, file: string): void {
    if (!COMPAT.has(key)) return;
    const files = this.files.get(key) ?? new Set();
    this.files.set(key, files.add(file));
  }
}
