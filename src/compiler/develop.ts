import { spawn } from 'node:child_process';
import path from 'node:path';
import { watch } from 'chokidar';
import { printProblems } from '#core/errors.ts';
import { compile } from './compile.ts';
import { emitLive } from './editor/emit.ts';
import { linkStatic } from './export/staticFiles.ts';
import type { Folders } from './paths.ts';

/** Editors write a file in several steps; one compilation answers all of them. */
const SETTLE_MS = 40;

/**
 * Compiles, starts Next's development server, and compiles again whenever something below `content/` changes; stays
 * until the server ends. Types are left to the editor and to `npm test`, previews to `npm run build`: demos are mounted
 * in the browser anyway.
 */
export async function develop(folders: Folders): Promise<void> {
  let last = '';
  const once = async (): Promise<void> => {
    const { problems, pages } = await compile({
      folders,
      types: false,
      previews: false,
      reference: true,
    });
    const text = problems.length === 0 ? `Compiled ${pages} pages.` : printProblems(problems);
    if (text !== last) console.log(text);
    last = text;
  };
  await once();
  await emitLive(folders.generated);
  linkStatic(folders.generated, folders.root);

  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    running = running.then(once).catch((error: unknown) => console.error(error));
  };
  const watcher = watch(path.join(folders.root, 'content'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(again, SETTLE_MS);
  });
  const next = path.join(folders.root, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev'], { cwd: folders.root, stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
}
