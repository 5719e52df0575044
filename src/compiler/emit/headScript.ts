import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../paths.ts';
import { writeIfChanged } from './write.ts';

/**
 * The one script that runs before the first paint (`src/site/preferences/beforePaint.ts`), small enough to stand in the
 * head of every page, and its hash for the Content-Security-Policy.
 */
export async function emitHeadScript(generated: string): Promise<void> {
  const result = await build({
    entryPoints: [path.join(ROOT, 'src/site/preferences/beforePaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'silent',
  });
  const code = (result.outputFiles[0]?.text ?? '').trim();
  const sha256 = createHash('sha256').update(code).digest('base64');
  writeIfChanged(path.join(generated, 'head-script.json'), JSON.stringify({ code, sha256 }));
}
