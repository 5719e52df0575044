import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import type { DrawnSizes } from '#core/page/drawnSizes.ts';
import { relativePath } from '../paths.ts';

/** The stylings a demo can be written in; the first one every demo has. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

export interface DemoFile {
  /** Absolute path. */
  path: string;
  /** Absolute path of where readers get it: a module that pages share counts as one of the page's folder. */
  place: string;
  /** As the reader sees it: `BasicSorting.tsx`, `orders.ts`, `styles.css`. */
  name: string;
  source: string;
}

export interface DemoVariant {
  styling: Styling;
  /** The demo itself first, then what it imports from its folder or a folder above, in order of first import. */
  files: [DemoFile, ...DemoFile[]];
}

/** One demo as it lies on disk. */
export interface DemoSource {
  name: string;
  /** `data-grid/sorting/BasicSorting`. */
  id: string;
  variants: [DemoVariant, ...DemoVariant[]];
  /** Its page shows it as a whole page of an application. */
  whole?: true;
  /** What a browser has measured of what it draws. */
  sizes?: DrawnSizes;
  /** Its page renders its demos again when the scheme changes, so its dark picture is rendered, too. */
  inBothSchemes?: true;
}

/** Packages a demo may import: a reader has them, or the documented library asks for them. */
const LEGAL_PACKAGES =
  /^(react|react-dom|@mui\/(x-[a-z-]+|material|icons-material|system|joy)|@emotion\/(react|styled)|dayjs|date-fns|luxon|moment)(\/|$)/;

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
  const main: DemoFile = { path: entry, place: entry, name, source: readSource(entry) };
  const files: [DemoFile, ...DemoFile[]] = [main];
  for (const file of files) {
    for (const { specifier, line } of importsOf(file.source)) {
      const at = { file: relativePath(place.root, file.path), line };
      if (!specifier.startsWith('.')) {
        if (!LEGAL_PACKAGES.test(specifier)) problems.push({ ...at, ...illegalPackage(specifier) });
        continue;
      }
      const target = resolveLocal(file.path, specifier);
      const found = target === undefined ? undefined : localFile(place, target);
      if (found === undefined) {
        problems.push({ ...at, ...illegalFile(specifier, target !== undefined) });
        continue;
      }
      const known = files.find((other) => other.place === found.place);
      if (known === undefined) files.push(found);
      else if (known.path !== found.path) problems.push({ ...at, ...sameName(found.name) });
    }
  }
  return files.map((file) => ({ ...file, source: withPlaces(file, files) })) as typeof files;
}

/** Undefined for a file outside of the page's folder that is not in a folder above it, up to its product's. */
function localFile({ folder, page }: Place, file: string): DemoFile | undefined {
  const common = { path: file, name: path.basename(file), source: readSource(file) };
  if (file.startsWith(folder + path.sep)) return { ...common, place: file };
  const levels = page.split('/').slice(1);
  const isShared = levels.some((_, depth) => {
    const above = levels.slice(depth).map(() => '..');
    return path.dirname(file) === path.join(folder, ...above);
  });
  return isShared ? { ...common, place: path.join(folder, common.name) } : undefined;
}

/** The source of a file as readers get it: what it imports from a folder above, it imports from the page's folder. */
function withPlaces(file: DemoFile, files: readonly DemoFile[]): string {
  return file.source.replace(IMPORT, (statement, fixed?: string, dynamic?: string) => {
    const specifier = fixed ?? dynamic ?? '';
    const target = specifier.startsWith('.') ? resolveLocal(file.path, specifier) : undefined;
    const imported = files.find((other) => other.path === target);
    if (imported === undefined || imported.path === imported.place) return statement;
    // A folder that is the same has no path, and one above has `..`: shared modules lie nowhere else.
    const moved = relativePath(path.dirname(file.place), path.dirname(imported.place)) || '.';
    return statement.replace(specifier, `${moved}/${path.posix.basename(specifier)}`);
  });
}

const readSource = (file: string): string => readFileSync(file, 'utf8').trimEnd();

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
    'A demo imports React, the documented library, Material UI, Joy UI, a date library, files of its own folder, and modules of the folders above.',
});

const sameName = (name: string) => ({
  message: `A demo imports two files that readers get as "${name}".`,
  remedy:
    'A module of a folder above is shown as a file of the page. Give one of them another name.',
});

const illegalFile = (specifier: string, exists: boolean) => ({
  message: exists
    ? `A demo imports "${specifier}" from outside its page's folder and the folders above.`
    : `A demo imports "${specifier}", which does not exist.`,
  remedy:
    "Put the file beside the demo, or in its product's folder if several pages need it, and import it with its relative path.",
});
