import { describe, expect, it } from 'vitest';
import {
  anchorOfFact,
  checkLinks,
  checkPromisedAnchors,
  checkRoutes,
  type CheckedPage,
  type PlannedSite,
} from './site.ts';

const site: PlannedSite = {
  navigation: [
    {
      title: 'Grid',
      children: [
        { title: 'Sorting', route: '/x/react-data-grid/sorting/' },
        { title: 'Filtering', route: '/x/react-data-grid/filtering/' },
        { title: 'Rows', route: '/x/react-data-grid/rows/' },
      ],
    },
  ],
  prose: new Map([
    ['/x/react-data-grid/sorting/', ['multi-sorting', 'api']],
    ['/x/react-data-grid/filtering/', ['header-filters']],
  ]),
  reference: new Set(['/x/api/data-grid/data-grid/']),
};

const page = (rest: Partial<CheckedPage> = {}): CheckedPage => ({
  key: 'data-grid/sorting',
  file: 'content/docs/data-grid/sorting/index.md',
  route: '/x/react-data-grid/sorting/',
  anchors: ['multi-sorting', 'custom-sort-order', 'api'],
  links: [],
  ...rest,
});

const linking = (route: string, anchor = '') => [page({ links: [{ route, anchor, line: 7 }] })];

describe('anchorOfFact', () => {
  it.each([
    ['## multi-sorting [pro]', 'multi-sorting'],
    ['### for-all-columns-2', 'for-all-columns-2'],
    ['## %E2%9C%85-input', '✅-input'],
    ['api', 'api'],
  ])('reads %j', (fact, anchor) => {
    expect(anchorOfFact(fact)).toBe(anchor);
  });
});

describe('checkRoutes', () => {
  it('accepts pages of the navigation', () => {
    expect(checkRoutes([page()], site)).toEqual([]);
  });

  it('names the page that already has a route', () => {
    const twin = page({ file: 'content/docs/react-data-grid/sorting/index.md' });
    expect(checkRoutes([page(), twin], site)).toEqual([
      {
        file: 'content/docs/react-data-grid/sorting/index.md',
        message:
          'The route /x/react-data-grid/sorting/ already belongs to content/docs/data-grid/sorting/index.md.',
        remedy: 'Move one of the two folders.',
      },
    ]);
  });

  it('names a page that the navigation does not lead to', () => {
    const lost = page({ route: '/x/react-data-grid/sortin/' });
    expect(checkRoutes([lost], site)).toMatchObject([
      { message: 'The route /x/react-data-grid/sortin/ is not in the navigation.' },
    ]);
  });
});

describe('checkPromisedAnchors', () => {
  it('names each anchor that the world links to and the page lacks', () => {
    const problems = checkPromisedAnchors([page({ anchors: ['api', 'multi-sorting-2'] })], site);
    expect(problems).toEqual([
      {
        file: 'content/docs/data-grid/sorting/index.md',
        message: 'No heading has the id "multi-sorting", which the world links to.',
        remedy: 'Add the heading, or the alias at the end of one: {#its-id #multi-sorting}.',
      },
    ]);
  });

  it('asks nothing of a page that promises nothing', () => {
    const free = page({ route: '/x/react-data-grid/rows/', anchors: [] });
    expect(checkPromisedAnchors([page(), free], site)).toEqual([]);
  });
});

describe('checkLinks', () => {
  it.each([
    ['a written page', '/x/react-data-grid/sorting/', ''],
    ['a heading of it', '/x/react-data-grid/sorting/', 'custom-sort-order'],
    ['a planned page', '/x/react-data-grid/filtering/', ''],
    ['a promised heading of one', '/x/react-data-grid/filtering/', 'header-filters'],
    ['any heading of one that promises none', '/x/react-data-grid/rows/', 'whatever'],
    ['a reference page', '/x/api/data-grid/data-grid/', 'props'],
  ])('accepts a link to %s', (_, route, anchor) => {
    expect(checkLinks(linking(route, anchor), site)).toEqual([]);
  });

  it('names a dead link with its line and the nearest route', () => {
    expect(checkLinks(linking('/x/react-data-grid/filterin/'), site)).toEqual([
      {
        file: 'content/docs/data-grid/sorting/index.md',
        line: 7,
        message: 'The link to /x/react-data-grid/filterin/ leads to no page.',
        remedy: 'Did you mean "/x/react-data-grid/filtering/"?',
      },
    ]);
  });

  it('names a dead heading of a written page and the nearest one', () => {
    expect(checkLinks(linking('/x/react-data-grid/sorting/', 'custom-sort'), site)).toEqual([
      {
        file: 'content/docs/data-grid/sorting/index.md',
        line: 7,
        message: '/x/react-data-grid/sorting/ has no heading "custom-sort".',
        remedy: 'Did you mean "custom-sort-order"?',
      },
    ]);
  });

  it('names a dead heading of a planned page and the nearest promised one', () => {
    const [problem] = checkLinks(linking('/x/react-data-grid/filtering/', 'filters'), site);
    expect(problem?.message).toBe('/x/react-data-grid/filtering/ has no heading "filters".');
    expect(problem?.remedy).toBe('Did you mean "header-filters"?');
  });

  it('takes a written page at its word, not at what was promised', () => {
    const bare = page({
      anchors: [],
      links: linking('/x/react-data-grid/sorting/', 'api')[0]?.links,
    });
    expect(checkLinks([bare], site)).toMatchObject([{ remedy: 'Remove it.' }]);
  });
});
