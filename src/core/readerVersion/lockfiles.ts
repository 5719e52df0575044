import { parseSyml } from '@yarnpkg/parsers';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { DEPENDENCY_LISTS } from '../migration/packageJson.ts';

/*
 * What the files of package managers say of the documented packages. Each reader gives pairs of a package and what stands
 * for its version; what is no such pair is passed over, whatever it is.
 */

export const FILE_KINDS = ['package.json', 'npm', 'pnpm', 'yarn', 'bun'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface NamedVersions {
  file: FileKind;
  /** Package → what stands for its version; several where a lockfile has several. */
  versions: Map<string, Set<string>>;
}

export type FormProblem =
  /** @property reason of the parser, @property line where it stopped, from 1. */
  | { kind: 'broken'; reason: string; line?: number }
  /** Left by a merge: `<<<<<<<`. */
  | { kind: 'conflict' }
  /** Neither JSON nor a lockfile. */
  | { kind: 'unknown-file' };

type Pair = readonly [name: string, version: string];
type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tableIn = (value: unknown, key: string): Table => {
  const found = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isTable(found) ? found : {};
};

const OWN = /^@mui\/x-[a-z-]+$/;

function collect(file: FileKind, pairs: readonly Pair[]): NamedVersions {
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of pairs) {
    if (!OWN.test(name)) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return { file, versions };
}

/**
 * Reads a `package.json`, or a lockfile of npm, pnpm, yarn (1 and later) or bun.
 * @throws what the parsers throw at nonsense, such as tables in each other without an end.
 */
export function readNamedVersions(given: string): NamedVersions | { problem: FormProblem } {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (/^<{7} /m.test(text)) return { problem: { kind: 'conflict' } };
  if (/^\s*\{/.test(text)) return readJson(text);
  if (LOCKFILE.test(text)) return readSyml(text);
  return { problem: { kind: 'unknown-file' } };
}

/** A key that names itself, or the entry of a package: pasted from the middle of a file, too. */
const LOCKFILE =
  /^(?:__metadata|lockfileVersion|importers|packages)\s*:|^# yarn lockfile v\d|^"?@?[\w./-]+@[^\n]+:\n {2}version/m;

const readable = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function readJson(text: string): NamedVersions | { problem: FormProblem } {
  const errors: ParseError[] = [];
  const json: unknown = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) {
    const line = text.slice(0, first.offset).split('\n').length;
    const reason = readable(printParseErrorCode(first.error));
    return { problem: { kind: 'broken', reason, line } };
  }
  const packages = tableIn(json, 'packages');
  if (Object.values(packages).some(Array.isArray)) return collect('bun', bunPairs(packages));
  if (isTable(json) && 'lockfileVersion' in json) return collect('npm', npmPairs(json));
  return collect(
    'package.json',
    DEPENDENCY_LISTS.flatMap((list) => texts(tableIn(json, list))),
  );
}

const texts = (table: Table): Pair[] =>
  Object.entries(table).flatMap(([name, value]): Pair[] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** What was found at the top level; copies that only others use, where nothing else was found. */
const preferred = (found: readonly Pair[], nested: readonly Pair[]): Pair[] => [
  ...found,
  ...nested.filter(([name]) => !found.some(([top]) => top === name)),
];

function npmPairs(json: Table): Pair[] {
  const top: Pair[] = [];
  const nested: Pair[] = [];
  for (const [folder, record] of Object.entries(tableIn(json, 'packages'))) {
    const [, above, name] = /^(.*?)node_modules\/(@mui\/x-[a-z-]+)$/.exec(folder) ?? [];
    if (name === undefined || !isTable(record)) continue;
    const { version, resolved } = record;
    // A link to a folder of the same repository has no version of its own.
    const specifier = record['link'] === true ? `link:${String(resolved)}` : version;
    if (typeof specifier === 'string') (above === '' ? top : nested).push([name, specifier]);
  }
  // Version 1 of the format.
  for (const [name, record] of Object.entries(tableIn(json, 'dependencies'))) {
    const version = isTable(record) ? record['version'] : undefined;
    if (typeof version === 'string') top.push([name, version]);
  }
  return preferred(top, nested);
}

/** `"@mui/x-charts": ["@mui/x-charts@8.5.3", …]`; a copy for another package stands under `other/@mui/x-charts`. */
function bunPairs(packages: Table): Pair[] {
  const top: Pair[] = [];
  const nested: Pair[] = [];
  for (const [key, record] of Object.entries(packages)) {
    const [specifier] = Array.isArray(record) ? (record as unknown[]) : [];
    const pair = typeof specifier === 'string' ? splitDescriptor(specifier) : undefined;
    if (pair !== undefined) (key === pair[0] ? top : nested).push(pair);
  }
  return preferred(top, nested);
}

/** `@mui/x-charts@npm:^8.0.0` */
function splitDescriptor(text: string): Pair | undefined {
  const [, name, version] = /^(@mui\/x-[a-z-]+)@(.+)$/.exec(text) ?? [];
  return name === undefined || version === undefined ? undefined : [name, version];
}

function readSyml(text: string): NamedVersions | { problem: FormProblem } {
  const isOldYarn = /^ {2}version "/m.test(text);
  const source = isOldYarn && !text.includes('# yarn lockfile v1') ? OLD_YARN + text : text;
  const table: Table = parseSyml(source);
  const isPnpm = ['lockfileVersion', 'importers', 'packages'].some((key) =>
    Object.hasOwn(table, key),
  );
  return isPnpm ? collect('pnpm', pnpmPairs(table)) : collect('yarn', yarnPairs(table));
}

/** By this line the parser tells the form of version 1, which is no YAML. */
const OLD_YARN = '# yarn lockfile v1\n\n';

function yarnPairs(table: Table): Pair[] {
  return Object.entries(table).flatMap(([key, record]): Pair[] => {
    const version = isTable(record) ? record['version'] : undefined;
    if (typeof version !== 'string') return [];
    return key.split(/,\s*/).flatMap((descriptor): Pair[] => {
      const [name, range = ''] = splitDescriptor(descriptor) ?? [];
      if (name === undefined) return [];
      return [[name, /^(?:workspace|link|portal):/.test(range) ? range : version]];
    });
  });
}

/** `8.5.3(react@19.0.0)`, `8.5.3_react@19.0.0`: what stands behind the version are the packages around it. */
const withoutPeers = (version: string): string => version.replace(/[(_].*$/s, '');

function pnpmPairs(table: Table): Pair[] {
  const importers = Object.values(tableIn(table, 'importers'));
  // One project alone may have its lists at the top of the file.
  const direct = [table, ...importers].flatMap((importer) =>
    DEPENDENCY_LISTS.flatMap((list) =>
      Object.entries(tableIn(importer, list)).flatMap(([name, specifier]): Pair[] => {
        const version = isTable(specifier) ? specifier['version'] : specifier;
        return typeof version === 'string' ? [[name, withoutPeers(version)]] : [];
      }),
    ),
  );
  const others = Object.keys(tableIn(table, 'packages')).flatMap((key): Pair[] => {
    const [, name, version] = /^\/?(@mui\/x-[a-z-]+)[@/](.+)$/.exec(key) ?? [];
    return name === undefined || version === undefined ? [] : [[name, withoutPeers(version)]];
  });
  return preferred(direct, others);
}
