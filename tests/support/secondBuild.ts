import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { redirects } from '#content/redirects.ts';
import { readServices } from '#core/services.ts';
import { emitHosts } from '#compiler/export/hosts/hosts.ts';
import { exportManifests, exportWorker } from '#compiler/export/offline/offline.ts';
import { readBuild } from '#compiler/export/offline/manifests.ts';

export const SECOND_BUILD = 'the-second-build';

/** Scripts of demos name each other without the folder. */
const CHUNK = /((?:static\/chunks\/[\w.~-]+|\bdemo-[\w-]{8}))(\.(?:js|css))\b/g;
const NAMES_FILES = /\.(?:html|js|css|json)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Makes of an export what the next one could be: another id of the build, and another name for every script and style,
 * written over wherever they are named; then the worker and the lists of files to keep, by the compiler itself. Harsher
 * than a real change, which leaves most chunks their names: of the first build, no chunk is left. It takes seconds where
 * a build takes minutes.
 */
export async function makeSecondBuild(out: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const first = readBuild(out);
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || COMPRESSED.test(entry.name)) continue;
    const from = path.join(entry.parentPath, entry.name);
    const name = path.relative(out, from).split(path.sep).join('/');
    const target = path.join(
      to,
      name.replace(CHUNK, '$1-second$2').replaceAll(first, SECOND_BUILD),
    );
    mkdirSync(path.dirname(target), { recursive: true });
    if (!NAMES_FILES.test(name) || name.startsWith('x/live/')) {
      linkSync(from, target);
      continue;
    }
    const text = readFileSync(from, 'utf8');
    writeFileSync(target, text.replace(CHUNK, '$1-second$2').replaceAll(first, SECOND_BUILD));
  }
  await exportWorker(to);
  exportManifests(renameBundled(`${to}-generated`), to);
  // Scripts in the documents name chunks: their hashes are others now.
  emitHosts(to, { services: readServices({}, false), redirects });
}

/** What the compiler knows of the second build, in a folder of its own: pages, and the names of their demos' scripts. */
function renameBundled(generated: string): string {
  for (const name of ['routes.json', 'bundle/pages.json']) {
    const target = path.join(generated, name);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(path.join('.generated', name), 'utf8');
    writeFileSync(target, text.replace(CHUNK, '$1-second$2'));
  }
  return generated;
}

/** Made once for all tests, whichever process comes first. */
export async function secondBuild(): Promise<string> {
  const folder = 'test-results/second-build';
  const made = path.join(folder, `made-of-${readBuild('out')}`);
  if (existsSync(made)) return folder;
  const own = `${folder}-${process.pid}`;
  await makeSecondBuild('out', own);
  writeFileSync(path.join(own, path.basename(made)), '');
  if (!existsSync(made)) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
  }
  return folder;
}
