import path from 'node:path';
import { build } from 'esbuild';
import { LICENSE_BANNER } from '#core/thirdParty.ts';
import { ROOT } from '../paths.ts';

/**
 * A worker as one file, small and alone: the bundler's own way brings its runtime along, and starts it from a blob.
 * @param entry from the project's root.
 */
export async function bundleWorker(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    banner: { js: LICENSE_BANNER },
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
