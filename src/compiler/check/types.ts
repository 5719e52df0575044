import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oldPackages } from '#content/oldPackages.ts';
import type { Problem } from '#core/errors.ts';
import type { CheckedFence } from '../markdown/context.ts';
import { relativePath, ROOT, type Folders } from '../paths.ts';

/** The native compiler (TypeScript 7): the same rules as the JavaScript one, in a tenth of the time. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

interface PageFences {
  file: string;
  key: string;
  fences: readonly CheckedFence[];
}

/** Where the first line of a written fence stands in its page. */
interface FencePlace {
  page: string;
  line: number;
}

/**
 * Type-checks every fence as a module of its own, and every demo, under `strict`: one run of the compiler for what the
 * documented version has, and one for each old library that migration pages start from.
 * @returns one problem per error, at the line of the page or demo.
 */
export async function checkTypes(
  folders: Folders,
  pages: readonly PageFences[],
): Promise<Problem[]> {
  const folder = path.join(folders.generated, 'fences');
  rmSync(folder, { recursive: true, force: true });
  const problems: Problem[] = [];
  for (const library of [undefined, ...librariesOf(pages)]) {
    problems.push(...(await checkAgainst({ folders, folder, library, adapter: undefined, pages })));
  }
  for (const adapter of adaptersOf(pages)) {
    problems.push(...(await checkAgainst({ folders, folder, library: undefined, adapter, pages })));
  }
  return problems;
}

/**
 * An adapter other than that of Day.js, which demos have. Importing it adds its dates to the type of every picker's value in
 * a program, so each has a program of its own.
 */
export const adapterOf = ({
  code,
  library,
}: Pick<CheckedFence, 'code' | 'library'>): string | undefined =>
  library === undefined
    ? /from '@mui\/x-date-pickers(?:-pro)?\/(Adapter(?!Dayjs)\w+)'/.exec(code)?.[1]
    : undefined;

const adaptersOf = (pages: readonly PageFences[]): string[] => [
  ...new Set(pages.flatMap(({ fences }) => fences.flatMap((fence) => adapterOf(fence) ?? []))),
];

const librariesOf = (pages: readonly PageFences[]): string[] => [
  ...new Set(pages.flatMap(({ fences }) => fences.flatMap(({ library }) => library ?? []))),
];

interface Check {
  folders: Folders;
  /** Where fences are written. */
  folder: string;
  /** A key of `content/oldPackages.ts`; undefined: the documented version, demos included. */
  library: string | undefined;
  /** As in `@mui/x-date-pickers/AdapterLuxon`; undefined: what uses Day.js, or no dates at all. */
  adapter: string | undefined;
  pages: readonly PageFences[];
}

async function checkAgainst(check: Check): Promise<Problem[]> {
  const { folders, folder, library, adapter } = check;
  const name = library?.replace(/\W/g, '-') ?? adapter ?? '';
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  const places = writeFences(own, check);
  const config = library === undefined ? configOf(folders, adapter) : oldConfig(folders, library);
  writeFileSync(path.join(own, 'tsconfig.json'), JSON.stringify(config));
  const output = await runCompiler(own);
  return parseOutput(output, own).map(({ file, line, text }) => {
    const place = places.get(path.resolve(own, file));
    return place === undefined
      ? {
          file: relativePath(folders.root, path.resolve(own, file)),
          line,
          message: text,
          remedy: 'Fix the demo; it must compile under strict.',
        }
      : {
          file: place.page,
          line: place.line + line - 1,
          message: library === undefined ? text : `With ${library}: ${text}`,
          remedy: remedyOf(library),
        };
  });
}

const remedyOf = (library: string | undefined): string =>
  library === undefined
    ? 'Fix the fence, declare what it takes for granted above `// ---cut---`, or add nocheck="reason".'
    : `Fix the fence; that side of it must compile with ${library} (content/oldPackages.ts).`;

function writeFences(
  folder: string,
  { pages, library, adapter }: Pick<Check, 'pages' | 'library' | 'adapter'>,
): Map<string, FencePlace> {
  const places = new Map<string, FencePlace>();
  for (const { file: page, key, fences } of pages) {
    fences.forEach((fence, i) => {
      if (fence.library !== library || adapterOf(fence) !== adapter) return;
      const { code, language, line } = fence;
      const file = path.join(folder, `${key.replace(/\//g, '--')}--${i + 1}.${language}`);
      // Makes it a module even when it imports nothing, so that fences do not see each other.
      writeFileSync(file, `${code}\nexport {};\n`);
      places.set(file, { page, line });
    });
  }
  return places;
}

const configOf = (folders: Folders, adapter: string | undefined) => ({
  ...baseConfig(folders, adapter === undefined ? 'fences' : `fences-${adapter}`),
  include: [
    './*.ts',
    './*.tsx',
    ...(adapter === undefined
      ? [path.join(folders.docs, '**/*.ts'), path.join(folders.docs, '**/*.tsx')]
      : []),
    path.join(ROOT, 'content/css.d.ts'),
  ],
  // Specs are checked with the tests, which they import.
  exclude: [path.join(folders.docs, '**/*.spec.ts')],
});

/** The names that readers import lead to the old packages, also from within these. */
function oldConfig(folders: Folders, library: string) {
  const base = baseConfig(folders, `fences-${library.replace(/\W/g, '-')}`);
  const paths = Object.entries(oldPackages[library]?.folders ?? {}).flatMap(([name, folder]) => {
    const target = path.join(ROOT, 'node_modules', folder);
    return [
      [name, [target]],
      [`${name}/*`, [`${target}/*`]],
    ];
  });
  return {
    ...base,
    compilerOptions: { ...base.compilerOptions, paths: Object.fromEntries(paths) },
    include: ['./*.ts', './*.tsx', path.join(ROOT, 'content/css.d.ts')],
  };
}

const baseConfig = (folders: Folders, name: string) => ({
  extends: path.join(ROOT, 'content/tsconfig.json'),
  compilerOptions: {
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    tsBuildInfoFile: path.join(folders.generated, `cache/${name}.tsbuildinfo`),
    incremental: true,
  },
});

/** What the type checker says of the project in a folder. */
export function runCompiler(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [TSC, '-p', folder, '--pretty', 'false'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const failed = error !== null && !/error TS\d+/.test(stdout);
        if (failed) reject(new Error(`The type checker failed: ${stderr || error.message}`));
        else resolve(stdout);
      },
    );
  });
}

/** `a.tsx(3,5): error TS2322: Type …`, with further lines of one error indented. */
export function parseOutput(
  output: string,
  folder: string,
): { file: string; line: number; text: string }[] {
  const global = output.split('\n').find((line) => /^error TS\d+/.test(line));
  if (global !== undefined) throw new Error(`The type checker in ${folder}: ${global}`);
  return [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)].map((match) => ({
    file: match[1] ?? '',
    line: Number(match[2]),
    text: match[3] ?? '',
  }));
}
