import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { compileMarkdown } from './markdown/page.ts';
import { createPage } from './newPage.ts';
import { readPages } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';
import { createTemporaryProject, type TemporaryProject } from './temporaryProject.ts';

/** The folder of a route: the inverse of `routeOfFolder` for prose pages. */
function folderOf(route: string): string {
  const product = products.find(
    ({ folder, route: root }) => folder !== '' && route.startsWith(root),
  );
  const rest = route.slice((product?.route ?? '/x/').length, -1);
  return product === undefined ? rest : path.posix.join(product.folder, rest);
}

const keys = leafPages(navigation)
  .map(({ route }) => route)
  .filter((route) => !route.startsWith('/x/api/'))
  .map(folderOf);

describe('createPage', () => {
  let project: TemporaryProject;
  beforeAll(() => {
    project = createTemporaryProject();
    for (const key of keys) createPage(project.folders, key);
  });
  afterAll(() => project.remove());

  it('makes a page and a demo for every page of the navigation', () => {
    const pages = readPages(project.folders);
    expect(pages.map(({ key }) => key).sort()).toEqual([...new Set(keys)].sort());
    expect(pages.length).toBeGreaterThan(150);
    const demo = path.join(project.folders.docs, 'data-grid/sorting/FirstExample.tsx');
    expect(readFileSync(demo, 'utf8')).toContain('export default function FirstExample()');
  });

  it('makes pages that have no problem and every promised anchor', async () => {
    const { prose } = readPlannedSite();
    const wrong: unknown[] = [];
    for (const { key, file, markdown } of readPages(project.folders)) {
      const route = routeOfFolder(products, key);
      const { problems, anchors } = await compileMarkdown({ file, route, markdown });
      const missing = (prose.get(route) ?? []).filter((anchor) => !anchors.includes(anchor));
      if (problems.length + missing.length > 0) wrong.push({ key, problems, missing });
    }
    expect(wrong).toEqual([]);
  });

  it('says where the page is', () => {
    const other = createTemporaryProject();
    expect(createPage(other.folders, 'data-grid/sorting')).toMatch(
      /^Made content\/docs\/data-grid\/sorting\/\. It is shown at \/x\/react-data-grid\/sorting\//,
    );
    other.remove();
  });

  it.each([
    ['data-grid/sorting', 'content/docs/data-grid/sorting/index.md exists. Edit it.'],
    ['data-grid/nothing', 'The route /x/react-data-grid/nothing/ is not in the navigation.'],
    ['../escape', '"../escape" is no page folder. Use <area>/<topic>, e.g. data-grid/sorting.'],
    ['', '"" is no page folder.'],
  ])('refuses %j', (key, message) => {
    expect(() => createPage(project.folders, key)).toThrow(message);
  });
});
