import { describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import type { NameChange } from '#core/history/changes.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { withHtml } from '../print/withHtml.ts';
import { changesPages, changesSection } from './changesPage.ts';
import { changesTwins, printChangesOf } from './changesTwin.ts';
import { targetOf } from './target.ts';

const [, grid] = products;
if (grid === undefined) throw new Error('content/products.ts has no grid.');

const member = { subject: 'member', owner: 'DataGrid' } as const;

const changes: NameChange[] = [
  { version: '6.3', kind: 'added', subject: 'component', name: 'GridOld' },
  { ...member, version: '8.0', kind: 'removed', name: 'old' },
  { ...member, version: '8.11', kind: 'added', name: 'density' },
  { ...member, version: '8.11', kind: 'added', name: 'gone' },
  { ...member, version: '8.12', kind: 'default', name: 'density', from: '', to: "'compact'" },
  { ...member, version: '8.12', kind: 'types', name: 'rows', from: 'Row[]?', to: 'Row[]' },
  { version: '8.12', kind: 'added', subject: 'hook', name: 'useGrid' },
  { version: '8.13', kind: 'added', subject: 'type', name: 'GridType' },
  { version: '9', kind: 'added', subject: 'class', name: 'root', owner: 'DataGrid' },
];

const model: ReferenceModel = {
  components: [
    {
      kind: 'component',
      name: 'DataGrid',
      exportName: 'DataGrid',
      product: 'x-data-grid',
      plan: 'community',
      route: '/x/api/data-grid/data-grid/',
      description: '',
      imports: [],
      typeParameters: [],
      props: [
        {
          name: 'density',
          required: false,
          type: { text: 'string', short: 'string' },
          description: '',
          plan: 'community',
        },
      ],
      alsoAccepts: [],
      slots: [],
      classes: [],
    },
  ],
  interfaces: [],
  hooks: [],
  events: [],
  selectors: [],
  types: {},
  exports: [],
  changes: { 'x-data-grid': changes },
};

const [page, older] = changesPages(grid, model).map(withHtml);

describe('the page of a product’s changes', () => {
  it('has a section for each version, the newest first, and what is newer than itself after it', () => {
    expect(page?.toc.map(({ id, text }) => [id, text])).toEqual([
      ['v8-12', '8.12'],
      ['v8-11', '8.11'],
      ['v8-0', '8.0'],
      ['v8-13', '8.13, newer than these pages'],
      ['v9', '9, newer than these pages'],
    ]);
    expect(page?.route).toBe('/x/api/data-grid/changes/');
  });

  it('leads to what the documented version has, and only there', () => {
    expect(page?.html).toContain(
      '<li><strong>New props</strong> of <a href="/x/api/data-grid/data-grid/"><code>DataGrid</code></a>: <a href="/x/api/data-grid/data-grid/#data-grid-prop-density"><code>density</code></a>, <code>gone</code></li>',
    );
  });

  it('says what a default and a type were', () => {
    expect(page?.html).toContain(
      'is now <code>&#x27;compact&#x27;</code>, was none'.replaceAll('&#x27;', "'"),
    );
    expect(page?.html).toContain('<code>DataGrid</code></a> is now required');
  });

  it('has the versions before the documented major on a page of their own', () => {
    expect(older?.toc.map(({ text }) => text)).toEqual(['6.3']);
    expect(page?.html).toContain('<a href="/x/api/data-grid/changes/older/">');
    expect(older?.html).toContain('<a href="/x/api/data-grid/changes/">');
  });

  it('is not there without a history', () => {
    expect(changesPages(grid, { ...model, changes: {} })).toEqual([]);
  });
});

const many = Array.from({ length: 31 }, (_, at): NameChange => ({
  ...member,
  version: '8.7',
  kind: 'types',
  name: `prop${at}`,
  from: 'A',
  to: `B${at}`,
}));

it('counts types that were rewritten all at once, and lists them where they belong', () => {
  const crowded = { ...model, changes: { 'x-data-grid': many } };
  const [whole] = changesPages(grid, crowded).map(withHtml);
  expect(whole?.html).toContain('Types of 31 props and properties are written differently');
  expect(whole?.html).not.toContain('B30');
  const target = targetOf(crowded, 'x-data-grid');
  expect(printChangesOf('DataGrid', many, target)).toContain('`B30`');
});

it('folds the changes of one component at the end of its page, without its name', () => {
  const target = targetOf(model, 'x-data-grid');
  const [section] = changesSection('DataGrid', changes.slice(2, 4), { target, product: grid });
  const tree = { type: 'root' as const, children: section?.start ?? [] };
  const { html } = withHtml({ tree });
  expect(html).toMatch(/^<details class="api-history"><summary>1 change<\/summary>/);
  expect(html).toContain('<strong>New props</strong>: <a');
  expect(changesSection('DataGrid', [], { target, product: grid })).toEqual([]);
});

it('says the same as Markdown', () => {
  const [twin, olderTwin] = changesTwins(grid, model);
  expect(twin?.markdown).toContain('## 8.11\n\n- **New props** of `DataGrid`: `density`, `gone`\n');
  expect(twin?.markdown).toContain('[Changes before 8.0](/x/api/data-grid/changes/older/)');
  expect(olderTwin?.route).toBe('/x/api/data-grid/changes/older/');
});
