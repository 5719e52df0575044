import { describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { compareMinors } from '#core/history/history.ts';
import { productOfRoute, routeOfFolder } from '#core/navigation/products.ts';
import { readHistories } from '../history/historyFiles.ts';
import { projectFolders } from '../paths.ts';
import { withHtml } from '../print/withHtml.ts';
import { readPages } from '../read/content.ts';
import { compileMarkdown } from './page.ts';

const compile = (markdown: string, route = '/x/react-tree-view/items/') =>
  compileMarkdown({
    file: 'index.md',
    route,
    markdown: `---\ntitle: T\ndescription: What is new in a version.\n---\n\n${markdown}`,
  });

describe(':since', () => {
  it('stands behind a heading, and is no part of its id and its text', async () => {
    const page = await compile('## Item children :since{in="8.4" of="A.b"} {#children}\n\nText.\n');
    expect(page.problems).toEqual([]);
    expect(page.toc).toEqual([{ id: 'children', text: 'Item children', level: 2 }]);
    expect(page.newer).toEqual([{ id: 'children', since: '8.4' }]);
    const { html } = withHtml(page);
    expect(html).toContain('data-needs="8.4"');
    expect(html).toContain('data-versions-of="x-tree-view"');
    expect(html).toContain('Since 8.4');
  });

  it.each([
    ['Text :since{in="8.4" of="A.b"}', undefined, 'stands outside of a heading'],
    ['## T :since{in="8.4" of="A.b"}', '/x/templates/', 'stands on a page of no product'],
    ['## T :since{in="8" of="A.b"}', undefined, 'is since "8", because of "A.b"'],
    ['## T :since{in="8.4"}', undefined, 'is since "8.4", because of ""'],
  ])('refuses %s', async (markdown, route, message) => {
    const { problems } = await compile(`${markdown}\n\nText.\n`, route);
    expect(problems.map((problem) => problem.message).join()).toContain(message);
  });
});

const MARK = /^#{2,4} .*:since\{in="([\d.]+)" of="([\w.]+)"\}/gm;

const marks = readPages(projectFolders).flatMap(({ key, markdown }) =>
  [...markdown.matchAll(MARK)].map(([, version = '', name = '']) => ({ key, version, name })),
);

const histories = readHistories();

/** The version that brought a name: an export, or a member or slot of one. */
function firstOf(name: string, key: string): string | undefined {
  const [owner = '', part] = name.split('.');
  const packages = histories.get(productOfRoute(products, routeOfFolder(products, key)).id) ?? [];
  return packages
    .flatMap(({ exports, owners }) => {
      const own = owners.get(owner);
      const span =
        part === undefined ? exports.get(owner) : (own?.members.get(part) ?? own?.slots.get(part));
      return span === undefined ? [] : [span.first];
    })
    .toSorted(compareMinors)[0];
}

describe('marks of versions', () => {
  it('are there', () => {
    expect(marks.length).toBeGreaterThan(20);
  });

  it.each(marks)('$key: $name is since $version', ({ name, key, version }) => {
    expect(firstOf(name, key)).toBe(version);
  });
});
