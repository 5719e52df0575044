import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import type { Cache } from '../cache.ts';
import { formatCode } from '../formatCode.ts';
import { relativePath, ROOT } from '../paths.ts';
import { deriveFile } from './derive.ts';
import { createProgram } from './program.ts';
import { Refused } from './refused.ts';

/** Where authors write what cannot be derived. */
export const WRITTEN = path.join(ROOT, 'content/dateLibraries');

/** A file in another library, or why there is none. */
export type DerivedText = { text: string } | { refused: string; line: number };

/** Library → absolute path → what has become of it. */
export type DerivedFiles = Map<DerivedLibrary, Map<string, DerivedText>>;

/** What is to be derived of one page. */
export interface PageToDerive {
  /** `date-pickers/date-picker`. */
  key: string;
  libraries: readonly DerivedLibrary[];
  /** Absolute path, as readers get the file → text. Files without Day.js among them: others import them. */
  texts: ReadonlyMap<string, string>;
}

/** The name of Day.js, its type, or its adapter. */
export const usesDayjs = (text: string): boolean => /ayjs/.test(text);

/** What has become of one file of a page, in the order of its libraries and files that use Day.js. */
type Kept = DerivedText[];

/**
 * The files of pages in other date libraries. Only pages that are not cached are read anew, all of them at once: knowing
 * the types costs more than anything else.
 */
export async function derivePages(
  pages: readonly PageToDerive[],
  cache: Cache,
): Promise<DerivedFiles> {
  const found: DerivedFiles = new Map();
  const inputs = (page: PageToDerive): string[] => [
    page.key,
    ...page.libraries,
    ...[...page.texts].flatMap(([file, text]) => [relativePath(ROOT, file), text]),
  ];
  const missing: PageToDerive[] = [];
  for (const page of pages) {
    const kept = cache.read<Kept>(inputs(page));
    if (kept === undefined) missing.push(page);
    else keep(page, kept);
  }
  if (missing.length > 0) {
    const texts = new Map(missing.flatMap((page) => [...page.texts]));
    const { ts, program } = await createProgram(texts);
    const checker = program.getTypeChecker();
    for (const page of missing) {
      const derived: Kept = [];
      for (const [library, name] of targetsOf(page)) {
        const file = program.getSourceFile(name);
        if (file === undefined) throw new Error(`The program has no file ${name}.`);
        derived.push(await deriveText(name, () => deriveFile({ ts, checker, file }, library)));
      }
      cache.write(inputs(page), derived);
      keep(page, derived);
    }
  }
  return found;

  function keep(page: PageToDerive, kept: Kept): void {
    targetsOf(page).forEach(([library, name], i) => {
      const files = found.get(library) ?? new Map<string, DerivedText>();
      found.set(library, files);
      const derived = kept[i];
      if (derived !== undefined) files.set(name, derived);
    });
  }
}

const targetsOf = ({ libraries, texts }: PageToDerive): [DerivedLibrary, string][] =>
  libraries.flatMap((library) =>
    [...texts]
      .filter(([, text]) => usesDayjs(text))
      .map(([file]): [DerivedLibrary, string] => [library, file]),
  );

async function deriveText(name: string, derive: () => string): Promise<DerivedText> {
  try {
    return { text: await formatCode(derive(), name.endsWith('x') ? 'tsx' : 'ts') };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason, line: error.line };
    throw error;
  }
}

/** The file that an author has written for a library, in the place of one beside a page. */
export function readWritten(
  docs: string,
  library: DerivedLibrary,
  file: string,
): string | undefined {
  const written = path.join(WRITTEN, library, path.relative(docs, file));
  return existsSync(written) ? readFileSync(written, 'utf8').trimEnd() : undefined;
}
