import path from 'node:path';
import { DocsError, type Problem } from '#core/errors.ts';
import { ALWAYS_INSTALLED, packageOf } from '#core/sandbox/packages.ts';
import { createSandbox } from '#core/sandbox/project.ts';
import type {
  PageSandboxes,
  SandboxCode,
  SandboxDemo,
  SandboxFile,
  SandboxLanguage,
} from '#core/sandbox/source.ts';
import type { Cache } from '../cache.ts';
import { relativePath } from '../paths.ts';
import { importsIn, type CodeLanguage } from './imports.ts';
import { installedPackages } from './installed.ts';
import { toJavaScript } from './javascript.ts';
import type { DemoFile, DemoSource } from './read.ts';

const LANGUAGES: readonly SandboxLanguage[] = ['TS', 'JS'];

interface SandboxesOfPage {
  root: string;
  /** The page's title. */
  title: string;
  demos: readonly DemoSource[];
  cache: Cache;
  /** What is found wrong is added here; demos whose files are named here already are left out. */
  problems: Problem[];
}

/** What a browser needs to build the sandboxes of one page; a demo that has none is a problem, and left out. */
export async function sandboxesOfPage({
  root,
  title,
  demos,
  cache,
  problems,
}: SandboxesOfPage): Promise<PageSandboxes> {
  const page: PageSandboxes = { installed: {}, demos: {} };
  const codes: SandboxCode[] = [];
  const broken = new Set(problems.map(({ file }) => file));
  const isSound = ({ variants }: DemoSource) =>
    variants.every(({ files }) =>
      files.every((file) => !broken.has(relativePath(root, file.path))),
    );
  for (const source of demos.filter(isSound)) {
    try {
      const demo = await cache.get(inputsOf(source, root, title), () => sandboxOf(source, title));
      const installed = installedFor(demo.codes);
      // What would throw in a reader's browser throws here.
      const { title: named, whole } = demo;
      for (const code of demo.codes)
        createSandbox({ ...code, title: named, ...(whole && { whole }), installed });
      page.demos[source.name] = demo;
      codes.push(...demo.codes);
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      const file = relativePath(root, source.variants[0].files[0].path);
      const message = `The demo "${source.name}" has no sandbox: ${error.what}`;
      problems.push({ file, message, remedy: error.remedy });
    }
  }
  page.installed = installedFor(codes);
  return page;
}

const inputsOf = (
  { name, variants, whole }: DemoSource,
  folder: string,
  title: string,
): string[] => [
  title,
  name,
  whole ? 'whole' : '',
  ...variants.flatMap(({ styling, files }) => [
    styling,
    ...files.flatMap((file) => [relativePath(folder, file.place), file.source]),
  ]),
];

/** The installed versions of all that some code needs, and of what every sandbox has. */
export const installedFor = (codes: readonly SandboxCode[]) =>
  installedPackages([
    ...ALWAYS_INSTALLED,
    ...codes.flatMap(({ imports }) => imports.map(packageOf)),
  ]);

/**
 * A demo's files in every styling and both languages, with what they import.
 * @throws DocsError when a file of the demo imports the demo, whose name in a sandbox is another.
 */
async function sandboxOf(
  { name, variants, whole }: DemoSource,
  page: string,
): Promise<SandboxDemo> {
  const codes = await Promise.all(
    variants.flatMap(({ styling, files }) => {
      const [entry, ...others] = files;
      const folder = path.dirname(entry.path);
      return LANGUAGES.map(async (language) => {
        const print = (file: DemoFile) => printFile(file, folder, language);
        return codeOf({
          language,
          styling,
          files: [await print(entry), ...(await Promise.all(others.map(print)))],
        });
      });
    }),
  );
  return { title: `${name} – ${page}`, ...(whole && { whole }), codes };
}

async function printFile(
  { place, source }: DemoFile,
  folder: string,
  language: SandboxLanguage,
): Promise<SandboxFile> {
  const kind = kindOf(place);
  const file = relativePath(folder, place);
  if (language === 'TS' || (kind !== 'ts' && kind !== 'tsx')) return { path: file, text: source };
  return {
    path: file.replace(/\.ts(x?)$/, '.js$1'),
    text: await toJavaScript(source, kind),
  };
}

async function codeOf(code: Omit<SandboxCode, 'imports'>): Promise<SandboxCode> {
  const entry = withoutEnding(code.files[0].path);
  const imports = new Set<string>();
  for (const file of code.files) {
    const kind = kindOf(file.path);
    if (kind === undefined) continue;
    for (const specifier of await importsIn(file.text, kind)) {
      if (!specifier.startsWith('.')) imports.add(specifier);
      else if (withoutEnding(path.posix.join(path.posix.dirname(file.path), specifier)) === entry) {
        throw new DocsError(
          `${file.path} imports the demo, which has another name in a sandbox.`,
          'Move what both need to a file of its own.',
        );
      }
    }
  }
  return { ...code, imports: [...imports] };
}

const withoutEnding = (file: string): string => file.replace(/\.[jt]sx?$/, '');

const kindOf = (file: string): CodeLanguage | undefined =>
  /\.([jt]sx?)$/.exec(file)?.[1] as CodeLanguage | undefined;
