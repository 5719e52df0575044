import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HEADERS_FILE, siteHeaders, type Kind } from '#core/headers/responseHeaders.ts';
import { readServices } from '#core/services.ts';

/** The headers of a site without outside services. */
export const HEADERS = siteHeaders(readServices({ MUI_X_DOCS_ADS: 'off' }, false), [
  "'sha256-abc='",
]);

/** The security headers of a response of a kind, named as `Headers` lists them. */
export const securityHeadersOf = (kind: Kind): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...HEADERS.always, ...HEADERS.of[kind] }).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** A small export for tests, in a folder of its own. */
export interface ExportFixture {
  outFolder: string;
  /** Writes a file below the export, or beside it when the name starts with `../`. */
  write: (name: string, content: string | Uint8Array) => Promise<string>;
  remove: () => Promise<void>;
}

/** Pads a text to a length that is worth compressing. */
export function long(text: string): string {
  return `${text}\n${'All work and no play makes the cache a dull box.\n'.repeat(50)}`;
}

/** Writes `files` into `<temporary folder>/out`; `compressed` also with `.br` and `.gz` beside them. */
export async function createExport(
  files: Readonly<Record<string, string>>,
  compressed: Readonly<Record<string, string>> = {},
): Promise<ExportFixture> {
  // The temporary folder of macOS is a link; tests compare resolved paths.
  const base = await realpath(await mkdtemp(path.join(os.tmpdir(), 'docs-server-')));
  const outFolder = path.join(base, 'out');
  await mkdir(outFolder);

  const write: ExportFixture['write'] = async (name, content) => {
    const file = path.join(outFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  };
  await write(HEADERS_FILE, JSON.stringify(HEADERS));
  for (const [name, content] of Object.entries({ ...files, ...compressed })) {
    await write(name, content);
  }
  for (const [name, content] of Object.entries(compressed)) {
    await write(`${name}.br`, brotliCompressSync(content));
    await write(`${name}.gz`, gzipSync(content));
  }
  return { outFolder, write, remove: () => rm(base, { recursive: true }) };
}
