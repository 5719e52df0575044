import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
 * Type-checks every fence as a module of its own, and every demo, under `strict`, in one run of the compiler.
 * @returns one problem per error, at the line of the page or demo.
 */
export async function checkTypes(
  folders: Folders,
  pages: readonly PageFences[],
): Promise<Problem[]> {
  const folder = path.join(folders.generated, 'fences');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const places = writeFences(folder, pages);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configOf(folders)));
  const output = await runCompiler(folder);
  return parseOutput(output, folder).map(({ file, line, text }) => {
    const place = places.get(path.resolve(folder, file));
    const remedy =
      place === undefined
        ? 'Mend the demo; it must compile under strict.'
        : 'Mend the fence, declare what it takes for granted above `// ---cut---`, or add nocheck="reason".';
    return place === undefined
      ? {
          file: relativePath(folders.root, path.resolve(folder, file)),
          line,
          message: text,
          remedy,
        }
      : { file: place.page, line: place.line + line - 1, message: text, remedy };
  });
}

function writeFences(folder: string, pages: readonly PageFences[]): Map<string, FencePlace> {
  const places = new Map<string, FencePlace>();
  for (const { file: page, key, fences } of pages) {
    fences.forEach(({ code, language, line }, i) => {
      const file = path.join(folder, `${key.replace(/\//g, '--')}--${i + 1}.${language}`);
      // Makes it a module even when it imports nothing, so that fences do not see each other.
      writeFileSync(file, `${code}\nexport {};\n`);
      places.set(file, { page, line });
    });
  }
  return places;
}

const configOf = (folders: Folders) => ({
  extends: path.join(ROOT, 'content/tsconfig.json'),
  compilerOptions: {
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    tsBuildInfoFile: path.join(folders.generated, 'cache/fences.tsbuildinfo'),
    incremental: true,
  },
  include: [
    './*.ts',
    './*.tsx',
    path.join(folders.docs, '**/*.ts'),
    path.join(folders.docs, '**/*.tsx'),
    path.join(ROOT, 'content/css.d.ts'),
  ],
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
