import { expect, it } from 'vitest';
import { CORPUS_FILE, type Corpus, type CorpusPage } from '#core/twins/corpus.ts';
import { createLibrary, type Library } from './library.ts';
import { warmUp } from './warmUp.ts';

/** A library of so many guides, with a reference page after each; notes what is searched for. */
function libraryOf(guides: number): { library: Library; searched: string[] } {
  const searched: string[] = [];
  const pageOf = (kind: CorpusPage['kind'], title: string): CorpusPage => ({
    route: `/x/${kind}/${title}/`,
    title,
    description: '',
    kind,
    product: 'x-charts',
    plan: 'community',
    packages: [],
    files: ['index.md'],
  });
  const pages = Array.from({ length: guides }, (_, at) => [
    pageOf('guide', `Guide ${at}`),
    pageOf('component', `Part${at}`),
  ]).flat();
  const files: Record<string, string> = {
    [CORPUS_FILE]: JSON.stringify({ library: 'MUI X', version: '8.12.0', pages } satisfies Corpus),
  };
  const library = createLibrary(async (name) => files[name]);
  return {
    searched,
    library: {
      ...library,
      history: async () => ({ changes: [], packages: {} }),
      search: async () => ({
        prepare: async () => undefined,
        ask: () => expect.unreachable('names alone are not what assistants get'),
        isComplete: () => true,
        complete: async (answer) => answer,
        find: async ({ query }) => {
          searched.push(query);
          return { hits: [], total: 0, near: [] };
        },
      }),
    },
  };
}

it('searches for every guide of a small site, and for names of its reference', async () => {
  const { library, searched } = libraryOf(3);
  await warmUp(library);
  expect(searched).toEqual(['Guide 0', 'Guide 1', 'Guide 2', 'Part0', 'Part1', 'Part2']);
});

it('searches for a few of many, from all over the site', async () => {
  const { library, searched } = libraryOf(1_000);
  await warmUp(library);
  const guides = searched.filter((query) => query.startsWith('Guide'));
  expect(guides.length).toBeGreaterThan(50);
  expect(searched.length).toBeLessThanOrEqual(80);
  for (const last of [guides.at(-1), searched.at(-1)]) {
    expect(Number(last?.replace(/\D+/, ''))).toBeGreaterThan(900);
  }
});

it('says what it cannot read', async () => {
  await expect(warmUp(createLibrary(async () => undefined))).rejects.toThrow('has no file');
});
