import table from '#content/importSizes.json' with { type: 'json' };
import type { ReferenceImport } from '#core/reference/reference.ts';
import { keyOfImport, parseImport } from '../importSizes/imports.ts';

/** What an import adds to an application. */
export interface ImportSize {
  package: string;
  /** Minified, after brotli, without React. */
  bytes: number;
}

const sizes: Readonly<Record<string, number>> = table.sizes;

/** The size of a component from each package that exports it; packages whose size was not measured are left out. */
export function importSizes(imports: readonly ReferenceImport[]): ImportSize[] {
  const found = new Map<string, number>();
  for (const { package: name, line } of imports) {
    const parsed = parseImport(line);
    const bytes = parsed && sizes[keyOfImport(parsed)];
    // The smallest entry of a package stands first, and only that one is measured.
    if (bytes !== undefined && !found.has(name)) found.set(name, bytes);
  }
  return [...found].map(([name, bytes]) => ({ package: name, bytes }));
}

/** `118 kB`, or `0.9 kB` of what is small. */
export function printSize(bytes: number): string {
  const kilobytes = bytes / 1_000;
  return `${kilobytes < 9.95 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

/** What stands after the sizes. */
export const SIZE_MEANS = 'minified, after brotli, without React';
