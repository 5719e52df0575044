import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import { relativePath } from '../paths.ts';

/** The stylings a demo can be written in; the first one every demo has. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

export interface DemoFile {
  /** Absolute path. */
  path: string;
  /** As the reader sees it: `BasicSorting.tsx`, `orders.ts`, `styles.css`. */
  name: string;
  source: string;
}

export interface DemoVariant {
  styling: Styling;
  /** The demo itself first, then what it imports from its folder, in order of first import. */
  files: [DemoFile, ...DemoFile[]];
}

/** One demo as it lies on disk. */
export interface DemoSource {
  name: string;
  /** `data-grid/sorting/BasicSorting`. */
  id: string;
  variants: [DemoVariant, ...DemoVariant[]];
}

/** Packages a demo may import: a reader has them, or the documented library asks for them. */
const LEGAL_PACKAGES =
  /^(react|react-dom|@mui\/(x-[a-z-]+|material|icons-material|system)|@emotion\/(react|styled)|dayjs|date-fns|luxon|moment)(\/|$)/;

/** At the start of a line, so that text such as “moved from 'Draft'” is none. */
const IMPORT =
  /^[ \t]*(?:import|export)\s*(?:[^'"()=;]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

interface Place {
  root: string;
  /** The page's folder, absolute. */
  folder: string;
  /** `data-grid/sorting`. */
  page: string;
}

/** The demo a page names; problems go to `problems`. Undefined when there is no such demo. */
export function readDemo(place: Place, name: string, problems: Problem[]): DemoSource | undefined {
  const id = `${place.page}/${name}`;
  const single = path.join(place.folder, `${name}.tsx`);
  if (existsSync(single)) {
    const files = collect(place, single, `${name}.tsx`, problems);
    return { name, id, variants: [{ styling: 'system', files }] };
  }
  const missing: string[] = [];
  const [system, ...others] = STYLINGS.flatMap((styling): DemoVariant[] => {
    const file = path.join(place.folder, name, `${styling}.tsx`);
    if (!existsSync(file)) {
      missing.push(`${styling}.tsx`);
      return [];
    }
    return [{ styling, files: collect(place, file, `${name}.tsx`, problems) }];
  });
  if (system?.styling !== 'system') return undefined;
  if (missing.length > 0) {
    const file = relativePath(place.root, system.files[0].path);
    problems.push({ file, ...missingStylings(name, missing) });
  }
  return { name, id, variants: [system, ...others] };
}

/** Names of the demos that lie in a page's folder, for messages and for `knip`-like checks. */
export function demosIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return /^([A-Z]\w*)\.tsx$/.exec(entry.name)?.[1] ?? [];
      return existsSync(path.join(folder, entry.name, 'system.tsx')) ? entry.name : [];
    })
    .sort();
}

function collect(
  place: Place,
  entry: string,
  name: string,
  problems: Problem[],
): [DemoFile, ...DemoFile[]] {
  const main: DemoFile = { path: entry, name, source: readFileSync(entry, 'utf8').trimEnd() };
  const files: [DemoFile, ...DemoFile[]] = [main];
  for (const file of files) {
    for (const { specifier, line } of importsOf(file.source)) {
      const at = { file: relativePath(place.root, file.path), line };
      if (!specifier.startsWith('.')) {
        if (!LEGAL_PACKAGES.test(specifier)) problems.push({ ...at, ...illegalPackage(specifier) });
        continue;
      }
      const target = resolveLocal(file.path, specifier);
      if (target === undefined || !target.startsWith(place.folder + path.sep)) {
        problems.push({ ...at, ...illegalFile(specifier, target !== undefined) });
      } else if (!files.some((known) => known.path === target)) {
        const source = readFileSync(target, 'utf8').trimEnd();
        files.push({ path: target, name: path.basename(target), source });
      }
    }
  }
  return files;
}

function importsOf(source: string): { specifier: string; line: number }[] {
  return [...source.matchAll(IMPORT)].map((match) => ({
    specifier: match[1] ?? match[2] ?? '',
    line: source.slice(0, match.index + match[0].length).split('\n').length,
  }));
}

function resolveLocal(from: string, specifier: string): string | undefined {
  const base = path.resolve(path.dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && path.extname(file));
}

const missingStylings = (name: string, missing: readonly string[]) => ({
  message: `The demo "${name}" has no ${missing.join(' and no ')}.`,
  remedy: `A reader who prefers that styling would see no code. Write it, or keep one styling in ${name}.tsx.`,
});

const illegalPackage = (specifier: string) => ({
  message: `A demo imports "${specifier}".`,
  remedy:
    'A demo imports React, the documented library, Material UI, a date library, and files of its own folder.',
});

const illegalFile = (specifier: string, exists: boolean) => ({
  message: exists
    ? `A demo imports "${specifier}" from outside its page's folder.`
    : `A demo imports "${specifier}", which does not exist.`,
  remedy: 'Put the file beside the demo and import it with its relative path.',
});
