import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchMessages } from '#content/messages/search.ts';
import { DocsError } from '#core/errors.ts';
import type { SearchEntity, SearchPage } from '#core/search/entity.ts';
import { LACKING_QUERIES } from '#core/search/lackFixture.ts';
import { packSearch } from '#core/search/pack.ts';
import { packTexts } from '#core/search/text/pack.ts';
import type { TextPage } from '#core/search/text/section.ts';
import { writeIfChanged } from '../emit/write.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { printSearch } from './print.ts';

const sorting: SearchPage = {
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  product: 'x-data-grid',
};
const sortModel: SearchEntity = {
  kind: 'prop',
  name: 'sortModel',
  plan: 'community',
  deprecated: false,
  type: 'GridSortModel',
  default: '',
  text: 'The order of the rows.',
  owners: [{ route: '/x/api/data-grid/data-grid/', title: 'DataGrid', product: 'x-data-grid' }],
};
const guide: TextPage = {
  page: sorting,
  plan: 'community',
  groups: ['Data Grid'],
  sections: [
    {
      hash: '',
      title: 'Sorting',
      parents: [],
      asks: [],
      text: 'Users sort rows with a click on a header.',
      identifiers: [],
    },
  ],
};
const planned = [{ route: '/x/react-data-grid/clipboard/', title: 'Clipboard' }];

let project: TemporaryProject;
let generated: string;

beforeAll(() => {
  project = createTemporaryProject();
  ({ generated } = project.folders);
  for (const [address, file] of [...packSearch([sortModel]), ...packTexts([guide], planned)]) {
    writeIfChanged(path.join(generated, 'static', address), JSON.stringify(file));
  }
});
afterAll(() => project.remove());

const print = (query: string): Promise<string> => printSearch(generated, query);

describe('printSearch', () => {
  it('prints a result a line: score, kind, address, title', async () => {
    expect(await print('sort rows')).toMatch(
      /^ +[\d.]+ {2}page {8}\/x\/react-data-grid\/sorting\/ {2}Sorting$/m,
    );
    expect(await print('sortModel')).toContain('DataGrid › sortModel');
  });

  it('says which page is promised, also when there is no result', async () => {
    expect(await print('clipboard')).toContain(
      'Not written yet: Clipboard (/x/react-data-grid/clipboard/)',
    );
  });

  it('names near words when there is nothing', async () => {
    expect(await print('zortmodel')).toBe('Nothing found. Near: sortModel.');
    expect(await print('xyzzyq')).toBe('Nothing found.');
  });

  it.each(LACKING_QUERIES)('says what %j lacks', async (query, lacks) => {
    expect(await print(query)).toBe(`Nothing found. ${searchMessages.lacks[lacks]}`);
  });

  it('asks for a query, and for a build', async () => {
    await expect(print(' \n ')).rejects.toThrow(DocsError);
    await expect(printSearch(path.join(generated, 'none'), 'sort')).rejects.toThrow(
      'There is no search index at',
    );
  });

  it.each([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 letters in words', 'sort rows '.repeat(1_000)],
    ['words that say nothing', 'how do I do this and that'],
    ['operators', '"sort" AND -rows OR (grid* ~2) ^ \\ +'],
    ['HTML', '<img src=x onerror=alert(1)><script>sort</script>'],
    ['Chinese', '如何对行进行排序'],
    ['Hebrew', 'כיצד למיין שורות'],
    ['right-to-left marks', '\u202Esort\u202C \u200Frows'],
    ['half a pair', '\uD800 sort'],
    ['names of objects', '__proto__ constructor toString'],
  ])('answers %s with results or says that there are none', async (_, query) => {
    const lines = (await print(query)).split('\n');
    for (const line of lines) {
      expect(line).toMatch(
        /^ +[\d.]+ {2}(?:page|prop) +\/x\/|^Nothing found\.(?: (?:Near: |Add a word |This documentation ).+\.)?$|^Not written yet: /,
      );
    }
  });
});
