import { describe, expect, it } from 'vitest';
import { linkType, namesIn } from './typeLinks.ts';

const target = (name: string): string | undefined =>
  name === 'GridColDef' ? '/x/api/data-grid/grid-col-def/' : undefined;

describe('linkType', () => {
  it('links the names that lead somewhere', () => {
    expect(linkType('ReadonlyArray<GridColDef<R>>', target)).toEqual([
      'ReadonlyArray<',
      { name: 'GridColDef', href: '/x/api/data-grid/grid-col-def/' },
      '<R>>',
    ]);
  });

  it('leaves literals alone that read like a name', () => {
    expect(linkType("'GridColDef' | GridColDef", target)).toEqual([
      "'GridColDef' | ",
      { name: 'GridColDef', href: '/x/api/data-grid/grid-col-def/' },
    ]);
  });

  it('leaves comments and the own parameters of a type alone', () => {
    const every = (name: string): string => `#${name}`;
    expect(linkType('type Pair<L extends Row<Id>, R = Row> = /** Row */ [L, R];', every)).toEqual([
      'type ',
      { name: 'Pair', href: '#Pair' },
      '<L extends ',
      { name: 'Row', href: '#Row' },
      '<',
      { name: 'Id', href: '#Id' },
      '>, R = ',
      { name: 'Row', href: '#Row' },
      '> = ',
      { comment: '/** Row */' },
      ' [L, R];',
    ]);
  });

  it('takes no part of a longer name', () => {
    expect(linkType('GridColDefs', target)).toEqual(['GridColDefs']);
  });
});

describe('namesIn', () => {
  it('finds each recorded name once', () => {
    const types = { GridRowId: { name: 'GridRowId', description: '', text: '' } };
    expect(namesIn('(id: GridRowId, other: GridRowId) => Promise<void>', { types })).toEqual([
      'GridRowId',
    ]);
  });
});
