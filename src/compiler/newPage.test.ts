import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import { folderOfRoute, routeOfFolder } from '#core/navigation/products.ts';
import { checkStyle } from './check/style.ts';
import { compile } from './compile.ts';
import { compileMarkdown } from './markdown/page.ts';
import { createPage, printUnwritten, unwrittenPages } from './newPage.ts';
import { readPages } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';
import { projectFolders, ROOT } from './paths.ts';
import { createTemporaryProject, type TemporaryProject } from './temporaryProject.ts';

const keys = leafPages(navigation)
  .map(({ route }) => route)
  .filter((route) => !route.startsWith('/x/api/'))
  .map((route) => folderOfRoute(products, route));

/** Types are checked, and a demo is rendered, in processes of their own. */
const SLOW_MS = 300_000;

describe('createPage', () => {
  let project: TemporaryProject;
  beforeAll(() => {
    project = createTemporaryProject();
    for (const key of keys) createPage(project.folders, key);
  });
  afterAll(() => project.remove());

  it('makes a page, a demo and a spec for every page of the navigation', () => {
    const pages = readPages(project.folders);
    expect(pages.map(({ key }) => key).sort()).toEqual([...new Set(keys)].sort());
    expect(pages.length).toBeGreaterThan(150);
    const demo = path.join(project.folders.docs, 'data-grid/sorting/FirstExample.tsx');
    expect(readFileSync(demo, 'utf8')).toContain('export default function FirstExample()');
    const spec = demo.replace('.tsx', '.spec.ts');
    expect(readFileSync(spec, 'utf8')).toContain('testDemo(');
  });

  it('makes pages that have no problem and every promised anchor', async () => {
    const { prose } = readPlannedSite();
    const wrong: unknown[] = [];
    for (const { key, file, markdown } of readPages(project.folders)) {
      const route = routeOfFolder(products, key);
      const { problems, anchors } = await compileMarkdown({ file, route, markdown });
      problems.push(...checkStyle({ file, markdown, ofComponents: true }));
      const missing = (prose.get(route) ?? []).filter((anchor) => !anchors.includes(anchor));
      if (problems.length + missing.length > 0) wrong.push({ key, problems, missing });
    }
    expect(wrong).toEqual([]);
  });

  it(
    'makes a page that passes every check of the compiler, and whose demo a server renders',
    async () => {
      const own = createTemporaryProject();
      createPage(own.folders, 'charts/sankey');
      createPage(own.folders, 'tree-view');
      const checks = { types: true, previews: true, reference: false };
      expect(await compile({ folders: own.folders, ...checks })).toEqual({
        problems: [],
        pages: 2,
      });
      const built = path.join(own.folders.generated, 'pages/charts/sankey.json');
      expect(readFileSync(built, 'utf8')).toContain('Coffee, 12 kg</button>');
      own.remove();
    },
    SLOW_MS,
  );

  it('formats what it makes as Prettier does', async () => {
    const { check, resolveConfig } = await import('prettier');
    const folder = path.join(project.folders.docs, 'data-grid/sorting');
    for (const name of ['FirstExample.tsx', 'FirstExample.spec.ts']) {
      const filepath = path.join(projectFolders.docs, 'data-grid/sorting', name);
      const options = { ...(await resolveConfig(filepath)), filepath };
      expect([name, await check(readFileSync(path.join(folder, name), 'utf8'), options)]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('says where the page is, and what comes next', () => {
    const other = createTemporaryProject();
    expect(createPage(other.folders, 'data-grid/sorting')).toBe(
      [
        'Made content/docs/data-grid/sorting/ with a page, a demo and its spec.',
        'npm run dev shows it at /x/react-data-grid/sorting/.',
        'When its demos stand, run: npm run measure -- data-grid/sorting',
      ].join('\n'),
    );
    other.remove();
  });

  const PLAN_ANOTHER = 'To plan another one, add it to the navigation in content/ first.';

  it.each([
    ['data-grid/sortng', '"data-grid/sortng" is no planned page. Did you mean "data-grid/sorting'],
    ['nothing-like-it-anywhere', 'npm run new lists the planned pages. To plan another one'],
    ['../escape', '"../escape" is no planned page.'],
    ['data-grid/../charts', '"data-grid/../charts" is no planned page.'],
    ['/x/react-charts/sankey/', '"/x/react-charts/sankey/" is no planned page.'],
    ['', '"" is no planned page.'],
  ])('refuses %j', (key, message) => {
    const empty = createTemporaryProject();
    expect(() => createPage(empty.folders, key)).toThrow(message);
    empty.remove();
  });

  it('writes over no page, and names one like it that is not written', () => {
    const own = createTemporaryProject();
    createPage(own.folders, 'charts/pie');
    const file = path.join(own.folders.docs, 'charts/pie/index.md');
    const before = readFileSync(file, 'utf8');
    expect(() => createPage(own.folders, 'charts/pie')).toThrow(
      /^content\/docs\/charts\/pie\/index\.md exists\. Edit it, or make one that is not written yet\. Did you mean "charts\//,
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
    own.remove();
    expect(() => createPage(project.folders, 'charts/pie')).toThrow(
      `content/docs/charts/pie/index.md exists. Edit it, or make one that is not written yet. ${PLAN_ANOTHER}`,
    );
  });

  it('lists what is planned and not written, until nothing is', () => {
    const own = createTemporaryProject();
    expect(unwrittenPages(own.folders)).toEqual([...new Set(keys)]);
    createPage(own.folders, 'charts/pie');
    expect(unwrittenPages(own.folders)).not.toContain('charts/pie');
    expect(printUnwritten(own.folders)).toMatch(
      /\ncharts\/sankey\n[^]*\n\n\d+ pages are planned and not written yet\. Make one with: npm run new -- \S+$/,
    );
    own.remove();
    expect(printUnwritten(project.folders)).toBe(`Every planned page is written. ${PLAN_ANOTHER}`);
  });
});

describe('the first step of README.md', () => {
  it('names a page that can still be made, as long as there is one', () => {
    const [, key = ''] =
      /`npm run new -- ([^`<]+)`/.exec(readFileSync(path.join(ROOT, 'README.md'), 'utf8')) ?? [];
    const left = unwrittenPages(projectFolders);
    // When it is written, name another one there.
    expect(left.length > 0 ? left : keys).toContain(key);
  });
});
