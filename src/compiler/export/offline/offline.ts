import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { products } from '#content/products.ts';
import { KEEP_LIST, OFFLINE_ROOT, WORKERS } from '#core/offline/files.ts';
import {
  printManifest,
  weigh,
  type KeepList,
  type KeepManifest,
  type KeepOffer,
} from '#core/offline/manifest.ts';
import { readBundledPages } from '../../browserBundle/emit.ts';
import { ROOT } from '../../paths.ts';
import { listManifests, readBuild, type KeptRoute } from './manifests.ts';

/** Bundles the worker into the export, for each part of the site. It has the build's id in it, so that each build brings a new one. */
export async function exportWorker(out: string): Promise<void> {
  const result = await build({
    entryPoints: [path.join(ROOT, 'src/site/offline/worker/worker.ts')],
    define: { BUILD: JSON.stringify(readBuild(out)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'silent',
  });
  for (const { file } of WORKERS) {
    writeFileSync(path.join(out, file), result.outputFiles[0]?.text ?? '');
  }
}

/**
 * Writes what can be kept of an export: a list, and for each product the files it needs. Comes last: sizes and hashes
 * are those of the finished files.
 * @param hashes SHA-256 of files that were hashed before, by their path.
 */
export function exportManifests(
  generated: string,
  out: string,
  hashes?: ReadonlyMap<string, Buffer>,
): void {
  const all = JSON.parse(
    readFileSync(path.join(generated, 'routes.json'), 'utf8'),
  ) as (KeptRoute & { planned?: true })[];
  // A planned page has nothing that is worth keeping.
  const routes = all.filter(({ planned }) => planned !== true);
  const folder = path.join(out, OFFLINE_ROOT);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (/\.json(?:\.\w+)?$/.test(name)) rmSync(path.join(folder, name));
  }
  const manifests = listManifests(out, routes, products, {
    bundled: readBundledPages(generated),
    ...(hashes && { hashes }),
  });
  const offers = manifests.map((manifest) => writeManifest(out, manifest));
  const list: KeepList = { build: readBuild(out), offers };
  writeFileSync(path.join(out, KEEP_LIST), JSON.stringify(list));
}

function writeManifest(out: string, manifest: KeepManifest): KeepOffer {
  const text = printManifest(manifest);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const url = `${OFFLINE_ROOT}${manifest.product}.${hash}.json`;
  writeFileSync(path.join(out, url), text);
  const product = products.find(({ id }) => id === manifest.product);
  return {
    product: manifest.product,
    name: product?.name ?? manifest.product,
    route: product?.route ?? '/x/',
    manifest: url,
    pages: manifest.files.filter(({ url: file }) => file.endsWith('/')).length,
    ...weigh(manifest.files),
  };
}
