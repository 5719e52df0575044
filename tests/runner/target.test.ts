import { describe, expect, it } from 'vitest';
import { resolveTarget, resolveTargets } from './target.ts';

const known = {
  files: [
    'content/docs/data-grid/sorting/index.md',
    'content/docs/data-grid/sorting/BasicSorting.tsx',
    'content/docs/data-grid/sorting/StyledHeaders/css.tsx',
    'content/docs/data-grid/style/index.md',
    'src/core/nearWords.ts',
    'src/core/search/rank.ts',
    'tests/pages/copy.spec.ts',
  ],
  pages: [
    { key: 'data-grid/sorting', route: '/x/react-data-grid/sorting/' },
    { key: 'data-grid/style', route: '/x/react-data-grid/style/' },
    { key: 'api/data-grid/data-grid', route: '/x/api/data-grid/data-grid/' },
  ],
};

describe('resolveTarget', () => {
  it.each(['data-grid/sorting', '/x/react-data-grid/sorting/', './content/docs/data-grid/sorting'])(
    'finds a page by %s',
    (argument) => {
      expect(resolveTarget(argument, known)).toEqual({
        files: known.files.slice(0, 3),
        routes: ['/x/react-data-grid/sorting/'],
      });
    },
  );

  it('finds the pages of a part of the site', () => {
    expect(resolveTarget('data-grid', known).routes).toEqual([
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/style/',
    ]);
  });

  it('finds the page of a file of a demo', () => {
    const file = 'content/docs/data-grid/sorting/StyledHeaders/css.tsx';
    expect(resolveTarget(file, known)).toEqual({
      files: [file],
      routes: ['/x/react-data-grid/sorting/'],
    });
  });

  it('finds a page of the reference, which has no files of its own', () => {
    expect(resolveTarget('/x/api/data-grid/data-grid/#data-grid-props', known)).toEqual({
      files: [],
      routes: ['/x/api/data-grid/data-grid/'],
    });
  });

  it('finds folders and files of code', () => {
    expect(resolveTarget('src/core', known).files).toEqual(known.files.slice(4, 6));
    expect(resolveTarget('src/core/search/', known)).toEqual({
      files: ['src/core/search/rank.ts'],
      routes: [],
    });
  });

  it('says the nearest names when there is nothing with that name', () => {
    expect(() => resolveTarget('data-grid/sortin', known)).toThrow(
      'There is no page, folder, or file "data-grid/sortin". Did you mean "data-grid/sorting"',
    );
    expect(() => resolveTarget('grids/sorting', known)).toThrow('Did you mean "data-grid/sorting"');
    expect(() => resolveTarget('nearword.ts', known)).toThrow(
      'Did you mean "src/core/nearWords.ts"?',
    );
    expect(() => resolveTarget('qqqqqqqq', known)).toThrow('Name a page as in');
  });
});

describe('resolveTargets', () => {
  it('names once what two arguments name', () => {
    const args = ['data-grid/sorting', 'content/docs/data-grid'];
    expect(resolveTargets(args, known)).toEqual({
      files: known.files.slice(0, 4),
      routes: ['/x/react-data-grid/sorting/', '/x/react-data-grid/style/'],
    });
  });
});
