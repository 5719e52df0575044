import { spawn } from 'node:child_process';
import path from 'node:path';
import { watch } from 'chokidar';
import { emitLive } from '../editor/emit.ts';
import { linkStatic } from '../export/staticFiles.ts';
import type { Folders } from '../paths.ts';
import { createCompiler } from './compiler.ts';
import { isTable } from './isTable.ts';

/** Editors write a file in several steps; one compilation answers all of them. */
const SETTLE_MS = 40;

/**
 * Compiles, starts Next's development server, and compiles again whenever something below `content/` changes, a table
 * too; stays until the server ends. Types are left to the editor and to `npm test`, previews to `npm run build`: demos are
 * mounted in the browser anyway.
 */
export async function develop(folders: Folders): Promise<void> {
  const compiler = createCompiler();
  let last = '';
  const once = async (): Promise<void> => {
    const text = await compiler.compile({
      folders,
      types: false,
      previews: false,
      reference: true,
    });
    if (text !== last) console.log(text);
    last = text;
  };
  await once();
  await emitLive(folders.generated);
  linkStatic(folders.generated, folders.root);

  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let tablesChanged = false;
  const again = (): void => {
    running = running.then(() => {
      if (tablesChanged) compiler.forget();
      tablesChanged = false;
      return once();
    });
  };
  const content = path.join(folders.root, 'content');
  const watcher = watch(content, { ignoreInitial: true });
  watcher.on('all', (_, file) => {
    tablesChanged ||= isTable(content, file);
    clearTimeout(timer);
    timer = setTimeout(again, SETTLE_MS);
  });
  const next = path.join(folders.root, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev'], { cwd: folders.root, stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
}
