import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { LIVE_ROOT } from '#core/editor/manifest.ts';
import { sandboxesPath } from '#core/sandbox/source.ts';
import { SEARCH_FOLDER } from '#core/search/files.ts';

/** Files that are served as they are, laid out as below the site's root. */
export const staticFolder = (generated: string): string => path.join(generated, 'static');

/** Puts what the compiler wrote for the browser, the server and machines into the export. */
export function exportStatic(generated: string, out: string): void {
  cpSync(staticFolder(generated), out, { recursive: true });
}

/** What a page fetches in development, too. */
const IN_DEVELOPMENT = [path.dirname(sandboxesPath('page')), SEARCH_FOLDER, LIVE_ROOT.slice(0, -1)];

/** Lets Next's development server, which knows `public/` only, serve the files as they are written. */
export function linkStatic(generated: string, root: string): void {
  for (const folder of IN_DEVELOPMENT) {
    const link = path.join(root, 'public', folder);
    if (existsSync(link)) continue;
    rmSync(link, { force: true }); // a link to what is gone
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(staticFolder(generated), folder), link, 'junction');
  }
}
