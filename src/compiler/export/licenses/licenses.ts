import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_NAME } from '#content/products.ts';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';
import { ROOT } from '../../paths.ts';
import { declarationFiles } from './declarations.ts';
import { printNotice } from './notice.ts';
import { packageFolders, readShipped } from './packages.ts';

/** Of Next: what may be copied as a whole. */
const SCRIPTS_FOLDER = '_next/static';

const pointerIn = (what: string): string =>
  `${what} code of others. The licenses are in /${THIRD_PARTY_FILE}.\n`;

/**
 * The notice about the packages that files belong to, and about those of which they hold copies.
 * @param what it is the notice of, as the beginning of a sentence.
 * @param files as a metafile of esbuild names them, from the project's folder.
 * @throws DocsError when the license of one of them is not known.
 */
export const noticeOf = (what: string, files: readonly string[]): string =>
  printNotice(what, readShipped(ROOT, files));

/**
 * Writes the notice of the whole site into the export.
 * @param scripts the site's scripts are made of them (`siteFiles`).
 * @returns what was written, as a line.
 */
export function exportLicenses(out: string, scripts: readonly string[]): string {
  const files = [...scripts, ...declarationFiles(out)];
  writeFileSync(
    path.join(out, THIRD_PARTY_FILE),
    noticeOf(`The documentation of ${LIBRARY_NAME}`, files),
  );
  // Next's scripts bear no banner, for which first loads have no bytes left: each has a file beside it, which nothing loads.
  const folder = path.join(out, SCRIPTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.js')) {
      writeFileSync(path.join(folder, `${name}.LICENSE.txt`), pointerIn('This script contains'));
    }
  }
  const whole = pointerIn('The scripts, styles and fonts in this folder contain');
  writeFileSync(path.join(folder, 'LICENSE.txt'), whole);
  return `Wrote the licenses of ${packageFolders(files).length} packages.`;
}
