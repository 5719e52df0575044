import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { readSearch } from '#compiler/search/read.ts';
import { createServer } from '#server/mcp/createServer.ts';
import { folderFiles } from '#server/mcp/files.ts';
import { createLibrary } from '#server/mcp/library.ts';
import { openOutFolder } from '#server/static/outFolder.ts';
import { golden } from '../search/golden.ts';
import { heldOut } from '../search/held-out.ts';
import { bytesOfTexts } from '../search/measureBytes.ts';
import { figuresOf, printFigures, rankQueries } from '../search/measureRanking.ts';
import type { GoldenQuery } from '../search/readQueries.ts';
import { syntheticTexts } from '../search/syntheticTexts.ts';

const SLOW_MS = 240_000;

/** What was measured, less a few queries: `npm run bench:ranking -- --held-out` prints the figures by kind. */
const LEAST = {
  tuned: { first: 0.84, firstThree: 0.94, firstTen: 0.98, reciprocalRank: 0.89 },
  heldOut: { first: 0.78, firstThree: 0.91, firstTen: 0.97, reciprocalRank: 0.85 },
};

/** What a first query of the text may move, by how many pages the site has; one in so many queries is measured. */
const MOST_TEXT_BYTES = [
  { pages: 200, bytes: 80_000, sampled: 12 },
  { pages: 5_000, bytes: 150_000, sampled: 24 },
];

const MOST_CHARACTERS = 6_000;

const all = [...golden, ...heldOut];

describe('the queries', () => {
  it('are many, each once, about half of them kept out of tuning', () => {
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    expect(Math.abs(golden.length - heldOut.length)).toBeLessThanOrEqual(20);
  });
});

describe('the ranking', { timeout: SLOW_MS }, () => {
  it.each([
    ['the tuned half', golden, LEAST.tuned],
    ['the half kept out', heldOut, LEAST.heldOut],
  ])('answers %s', async (title, queries: readonly GoldenQuery[], least) => {
    const ranked = await rankQueries(await readSearch('.generated'), queries);
    const figures = figuresOf(ranked).get('all');
    const short = Object.entries(least).filter(
      ([name, share]) => (figures?.[name as keyof typeof least] ?? 0) < share,
    );
    expect(short.length === 0 ? '' : printFigures(title, ranked)).toBe('');
  });
});

describe('what the text of guides moves', { timeout: SLOW_MS }, () => {
  it.each(MOST_TEXT_BYTES)(
    'is at most $bytes bytes for a first query of $pages pages',
    async ({ pages, bytes, sampled }) => {
      const queries = golden.map(({ query }) => query).filter((_, at) => at % sampled === 0);
      const moved = await bytesOfTexts(syntheticTexts(pages), queries);
      expect(Math.max(...moved)).toBeLessThanOrEqual(bytes);
    },
  );
});

describe('search_docs', { timeout: SLOW_MS }, () => {
  it(`answers every query in at most ${MOST_CHARACTERS} characters, text and data together`, async () => {
    const library = createLibrary(folderFiles(openOutFolder('out')));
    const [own, other] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([createServer(library).connect(own), client.connect(other)]);
    const long: string[] = [];
    for (const { query } of all) {
      const { content, structuredContent } = await client.callTool({
        name: 'search_docs',
        arguments: { query: query.slice(0, 200), limit: 25 },
      });
      const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
      if (text.length + JSON.stringify(structuredContent).length > MOST_CHARACTERS) {
        long.push(query);
      }
    }
    await client.close();
    expect(long).toEqual([]);
  });
});
