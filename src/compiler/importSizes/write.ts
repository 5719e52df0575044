import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { products } from '#content/products.ts';
import { extractReference } from '../extract/extract.ts';
import { projectFolders, ROOT } from '../paths.ts';
import { keyOfImport, importsToMeasure } from './imports.ts';
import { measureImports } from './measureImports.ts';

/** What `content/importSizes.json` holds. */
interface ImportSizes {
  /** The packages that were measured: package → version. */
  versions: Record<string, string>;
  /** Import (`keyOfImport`) → bytes. */
  sizes: Record<string, number>;
}

const SIZES_FILE = path.join(ROOT, 'content/importSizes.json');

/** The installed versions of the documented packages. */
export const installedVersions = (): Record<string, string> =>
  Object.fromEntries(
    products
      .flatMap(({ packages }) => packages.map(({ name }) => name))
      .sort()
      .map((name) => {
        const file = path.join(ROOT, 'node_modules', name, 'package.json');
        return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
      }),
  );

/** How many are bundled at once: each is a text of up to 2 MB. */
const AT_ONCE = 12;

/** What was measured of the installed packages; nothing, when one of them has changed. */
function keptSizes(versions: ImportSizes['versions']): ImportSizes['sizes'] {
  if (!existsSync(SIZES_FILE)) return {};
  const table = JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as ImportSizes;
  return JSON.stringify(table.versions) === JSON.stringify(versions) ? table.sizes : {};
}

/**
 * Measures the components of the reference that were not measured yet, and writes the table after every few of them: it may
 * be stopped and started again. For maintainers, when a package has changed.
 */
export async function writeImportSizes(): Promise<string> {
  const { components } = await extractReference(projectFolders.generated);
  const versions = installedVersions();
  const sizes = keptSizes(versions);
  const missing = importsToMeasure(components).filter((one) => !(keyOfImport(one) in sizes));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    Object.assign(sizes, Object.fromEntries(await measureImports(missing.slice(at, at + AT_ONCE))));
    const sorted = Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b));
    const table: ImportSizes = { versions, sizes: Object.fromEntries(sorted) };
    writeFileSync(SIZES_FILE, await format(JSON.stringify(table), { parser: 'json' }));
    console.log(`${at + AT_ONCE} of ${missing.length}`);
  }
  return `${missing.length} imports measured: ${path.relative(ROOT, SIZES_FILE)}`;
}
