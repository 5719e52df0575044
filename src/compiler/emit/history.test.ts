import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { compareMinors, majorOf, minorOf } from '#core/history/history.ts';
import { isExportedIn, packageVersions } from '#core/history/productHistory.ts';
import { productPackages } from '#core/migration/products.ts';
import { NEWEST_MAJOR } from '#core/readerVersion/known.ts';
import { namesFrom } from '#core/readerVersion/sandbox.ts';
import { readHistories, readHistory } from '../history/historyFiles.ts';
import { ROOT } from '../paths.ts';

const lists: Readonly<Record<string, readonly string[]>> = published;

it('knows the newest major version that the history has', () => {
  const read = [...readHistories().values()].flat().flatMap((one) => [...one.read.keys()]);
  expect(majorOf(read.toSorted(compareMinors).at(-1) ?? '')).toBe(NEWEST_MAJOR);
});

it('lists the releases of a package in their order, with what was read of a newer major', () => {
  const { versions } = packageVersions(readHistory('@mui/x-charts'), lists['@mui/x-charts'] ?? []);
  expect(versions.slice(0, 2)).toEqual(['6.18.0', '6.18.1']);
  expect(versions.indexOf('8.9.2')).toBe(versions.indexOf('8.10.0') - 1);
  expect(majorOf(versions.at(-1) ?? '')).toBe(NEWEST_MAJOR);
});

/** Every file of the content that is code. */
const demoFiles = readdirSync(path.join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.join(ROOT, 'content', file));

/** Neither date adapters nor the grid's locales are in the history (`core/readerVersion/sandbox.ts`). */
const UNREAD = /^(?:Adapter\w+|[a-z]{2}[A-Z]{2}) of /;

it('knows every name that a demo imports, so that a sandbox can have another version', () => {
  const all = productPackages.map((one) => ({
    ...one,
    versions: packageVersions(readHistory(one.name), []),
  }));
  const unknown = new Set<string>();
  let count = 0;
  for (const file of demoFiles) {
    const source = { files: [{ path: file, text: readFileSync(file, 'utf8') }] } as Parameters<
      typeof namesFrom
    >[0];
    for (const { name, product } of all) {
      const below = all.filter((one) => one.product === product).map(({ versions }) => versions);
      for (const imported of namesFrom(source, name)) {
        count += 1;
        if (isExportedIn(below, imported, minorOf(DOCUMENTED_VERSION)) !== true) {
          unknown.add(`${imported} of ${name}`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect([...unknown].filter((name) => !UNREAD.test(name))).toEqual([]);
});
