import { describe, expect, it } from 'vitest';
import type { SearchHit } from '#core/search/engine.ts';
import type { SearchKind } from '#core/search/entity.ts';
import { groupHits } from './subjects.ts';

const hit = (kind: SearchKind, name: string, address: string, title = 'DataGrid'): SearchHit => ({
  entity: { kind, name, page: 0, text: '', aliases: [], owners: [], plan: 'community' } as never,
  page: { route: '/x/api/data-grid/data-grid/', title, product: 'x-data-grid' },
  address,
  score: 1,
});

describe('groupHits', () => {
  it('sorts what was found by what it is, and says where it stands', () => {
    expect(
      groupHits([
        hit('prop', 'pinnedColumns', '/a/#p'),
        hit('component', 'DataGrid', '/a/'),
        hit('message', 'MUI X: no', '/b/'),
      ]),
    ).toEqual([
      {
        title: 'Components, interfaces, and hooks',
        links: [{ address: '/a/', title: 'DataGrid', place: '' }],
      },
      {
        title: 'Props and methods',
        links: [{ address: '/a/#p', title: 'pinnedColumns', place: 'DataGrid' }],
      },
    ]);
  });

  it('has an address once, and few of a kind', () => {
    const many = Array.from({ length: 9 }, (_, at) => hit('prop', `p${at}`, `/a/#${at % 8}`));
    expect(groupHits(many)[0]?.links.map(({ title }) => title)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
    ]);
  });
});
