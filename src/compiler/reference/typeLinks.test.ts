import { describe, expect, it } from 'vitest';
import { linkType, namesIn } from './typeLinks.ts';

const target = (name: string): string | undefined =>
  name === 'GridColDef' ? '/x/api/data-grid/grid-col-def/' : undefined;

describe('linkType', () => {
  it('links the names that lead somewhere and escapes the rest', () => {
    expect(linkType('ReadonlyArray<GridColDef<R>>', target)).toBe(
      'ReadonlyArray&lt;<a href="/x/api/data-grid/grid-col-def/">GridColDef</a>&lt;R&gt;&gt;',
    );
  });

  it('leaves literals alone that read like a name', () => {
    expect(linkType("'GridColDef' | GridColDef", target)).toBe(
      '\'GridColDef\' | <a href="/x/api/data-grid/grid-col-def/">GridColDef</a>',
    );
  });

  it('leaves comments and the own parameters of a type alone', () => {
    const every = (name: string): string => `#${name}`;
    expect(linkType('type Pair<L extends Row<Id>, R = Row> = /** Row */ [L, R];', every)).toBe(
      'type <a href="#Pair">Pair</a>&lt;L extends <a href="#Row">Row</a>&lt;<a href="#Id">Id</a>&gt;, R = <a href="#Row">Row</a>&gt; = <span class="c">/** Row */</span> [L, R];',
    );
  });

  it('takes no part of a longer name', () => {
    expect(linkType('GridColDefs', target)).toBe('GridColDefs');
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
