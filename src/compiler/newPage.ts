import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import { DocsError } from '#core/errors.ts';
import { leafPages, type RouteTitle } from '#core/navigation/navigation.ts';
import { folderOfRoute, productOfRoute } from '#core/navigation/products.ts';
import { didYouMean } from '#core/nearWords.ts';
import { relativePath, type Folders } from './paths.ts';
import { readPlannedSite } from './read/planned.ts';

const NAME = 'FirstExample';

/** A demo that compiles, renders and does something, for the author to replace. */
const DEMO = `import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = ['Coffee, 12 kg', 'Tea, 4 kg', 'Cocoa, 7 kg'];

export default function ${NAME}() {
  const [packed, setPacked] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {packed} of {orders.length} orders packed
      </Typography>
      <Button
        variant="outlined"
        disabled={packed === orders.length}
        onClick={() => setPacked((count) => count + 1)}
      >
        Pack {orders[packed] ?? 'the next order'}
      </Button>
    </Stack>
  );
}
`;

/** Tries to break what the page says of the demo; replaced together with it. */
const SPEC = `import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'packs each order once, however often a key is pressed',
  async ({ stage, page }) => {
    await expect(stage.getByRole('status')).toHaveText('0 of 3 orders packed');
    await stage.getByRole('button', { name: 'Pack Coffee' }).focus();
    // More presses than orders: the last ones must do nothing.
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Enter');
    }
    await expect(stage.getByRole('status')).toHaveText('3 of 3 orders packed');
    await expect(stage.getByRole('button')).toBeDisabled();
  },
);
`;

/**
 * Makes a page, a demo and its spec to start from, with a heading for each anchor the world links to.
 * @param key folder below `content/docs`, e.g. `charts/sankey`.
 * @returns what was made, in words.
 * @throws DocsError when the key is no page of the navigation, or the page exists; it names planned pages that are near.
 */
export function createPage(folders: Folders, key: string): string {
  const file = path.join(folders.docs, key, 'index.md');
  const entry = plannedPages().get(key);
  if (entry === undefined)
    throw new DocsError(`"${key}" is no planned page.`, remedyFor(folders, key));
  if (existsSync(file)) {
    throw new DocsError(
      `${relativePath(folders.root, file)} exists.`,
      `Edit it, or make one that is not written yet. ${remedyFor(folders, key)}`,
    );
  }
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, printPage(entry.title, entry.route));
  writeFileSync(path.join(folder, `${NAME}.tsx`), DEMO);
  writeFileSync(path.join(folder, `${NAME}.spec.ts`), SPEC);
  const made = relativePath(folders.root, folder);
  return [
    `Made ${made}/ with a page, a demo and its spec.`,
    `npm run dev shows it at ${entry.route}.`,
    `When its demos stand, run: npm run measure -- ${key}`,
  ].join('\n');
}

/** Keys of the pages of the navigation that are not written yet, in the order of the navigation. */
export const unwrittenPages = ({ docs }: Folders): string[] =>
  [...plannedPages().keys()].filter((key) => !existsSync(path.join(docs, key, 'index.md')));

/** What \`npm run new\` says when it is not told which page to make. */
export function printUnwritten(folders: Folders): string {
  const keys = unwrittenPages(folders);
  if (keys.length === 0) return `Every planned page is written. ${PLAN_ANOTHER}`;
  const count = keys.length === 1 ? '1 page is' : `${keys.length} pages are`;
  return `${keys.join('\n')}\n\n${count} planned and not written yet. Make one with: npm run new -- ${keys[0]}`;
}

const PLAN_ANOTHER = 'To plan another one, add it to the navigation in content/ first.';

function remedyFor(folders: Folders, key: string): string {
  const keys = unwrittenPages(folders);
  const listed = keys.length === 0 ? '' : 'npm run new lists the planned pages. ';
  const suggested = didYouMean(keys, key, '');
  return `${suggested === '' ? '' : `${suggested} `}${listed}${PLAN_ANOTHER}`;
}

/** Key → the page of the navigation; those that come from the packages are left out. */
const plannedPages = (): Map<string, RouteTitle> =>
  new Map(
    leafPages(navigation)
      .filter(({ route }) => !entryIsReference(route))
      .map((page) => [folderOfRoute(products, page.route), page]),
  );

const entryIsReference = (route: string): boolean => route.startsWith('/x/api/');

const SECTION = 'Say what to do, then show it in a demo.';

function printPage(title: string, route: string): string {
  const anchors = readPlannedSite().prose.get(route) ?? [];
  const product = productOfRoute(products, route);
  const headings = anchors.map((anchor) => `## ${wordsOf(anchor)} {#${anchor}}\n\n${SECTION}\n`);
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
    'Say what the demo shows, and what to do in it.',
    '',
    `::demo{name="${NAME}"}`,
    '',
    headings.join('\n'),
  ].join('\n');
}

const wordsOf = (anchor: string): string =>
  (anchor.charAt(0).toUpperCase() + anchor.slice(1)).replace(/-/g, ' ');
