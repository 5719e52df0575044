import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import { DocsError } from '#core/errors.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import { productOfRoute, routeOfFolder } from '#core/navigation/products.ts';
import { relativePath, type Folders } from './paths.ts';
import { readPlannedSite } from './read/planned.ts';

/** A demo that compiles and renders as it is, for the author to replace. */
const DEMO = `import Typography from '@mui/material/Typography';

export default function FirstExample() {
  return <Typography>Replace this with the smallest working example.</Typography>;
}
`;

/**
 * Makes a page and a demo to start from, with a heading for each anchor the world links to.
 * @param key folder below `content/docs`, e.g. `data-grid/sorting`.
 * @returns what was made, in words.
 * @throws DocsError when the key is no page of the navigation, or the page exists.
 */
export function createPage(folders: Folders, key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) {
    throw new DocsError(
      `"${key}" is no page folder.`,
      'Use <area>/<topic>, e.g. data-grid/sorting.',
    );
  }
  const route = routeOfFolder(products, key);
  const entry = leafPages(navigation).find((page) => page.route === route);
  if (entry === undefined) {
    throw new DocsError(
      `The route ${route} is not in the navigation.`,
      'Add it to content/navigation first.',
    );
  }
  const folder = path.join(folders.docs, key);
  const file = path.join(folder, 'index.md');
  if (existsSync(file))
    throw new DocsError(`${relativePath(folders.root, file)} exists.`, 'Edit it.');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, printPage(entry.title, route));
  writeFileSync(path.join(folder, 'FirstExample.tsx'), DEMO);
  return `Made ${relativePath(folders.root, folder)}/. It is shown at ${route} by npm run dev; run npm run measure when its demos stand.`;
}

function printPage(title: string, route: string): string {
  const anchors = readPlannedSite().prose.get(route) ?? [];
  const product = productOfRoute(products, route);
  const headings = anchors.map((anchor) => `## ${wordsOf(anchor)} {#${anchor}}\n`);
  const packages = product.packages.slice(0, 1).map(({ name }) => `'${name}'`);
  return [
    '---',
    // Quoted where it must be: titles hold colons.
    stringify({ title }).trimEnd(),
    'description: Say in one sentence what a reader can do after this page.',
    `packages: [${packages.join(', ')}]`,
    '---',
    '',
    'Say what it is for in two sentences.',
    '',
    '::demo{name="FirstExample"}',
    '',
    headings.join('\n'),
  ].join('\n');
}

const wordsOf = (anchor: string): string =>
  (anchor.charAt(0).toUpperCase() + anchor.slice(1)).replace(/-/g, ' ');
