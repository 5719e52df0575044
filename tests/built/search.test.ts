import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagePlaces } from '#content/messagePlaces.ts';
import { products } from '#content/products.ts';
import { unpackEntities } from '#core/search/columns.ts';
import { addressOn, hashOn } from '#core/search/entity.ts';
import { detailsFile, ENTITIES_FILE, WORKER_FILE } from '#core/search/files.ts';
import type { EntitiesFile } from '#core/search/pack.ts';
import type { PageFile } from '#core/search/text/files.ts';
import { readSearch } from '#compiler/search/read.ts';
import { queries, type QueryKind } from '../search/queries.ts';

/** What must be among the first ten, by what was typed. Names are certain; words for a task are not. */
const WITHIN_TEN: Partial<Record<QueryKind, number>> = {
  name: 0.95,
  split: 0.95,
  typo: 0.9,
  synonym: 0.9,
};
const FIRST = 0.7;

const search = await readSearch('.generated');

function answers(address: string, accepted: string): boolean {
  if (!accepted.startsWith('/')) return address.endsWith(accepted.replace(/^\*/, ''));
  return accepted.endsWith('*') ? address.startsWith(accepted.slice(0, -1)) : address === accepted;
}

/** Each query is asked once. */
const answered = new Map<string, string[]>();
for (const [query] of Object.values(queries).flat()) {
  const { hits } = await search.ask({ query, count: 30 });
  answered.set(
    query,
    hits.map(({ address }) => address),
  );
}

/** The place of the first good answer, 0 for the best; -1 when the first ten have none. */
const placeOf = ([query, ...accepted]: readonly [string, ...string[]]): number =>
  (answered.get(query) ?? [])
    .slice(0, 10)
    .findIndex((address) => accepted.some((one) => answers(address, one)));

describe('the golden set', () => {
  const all = Object.values(queries).flat();

  it('has many queries, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(([query]) => query)).size).toBe(all.length);
  });

  it(`answers ${FIRST * 100} % of all queries first`, () => {
    const missed = all.filter((query) => placeOf(query) !== 0).map(([query]) => query);
    expect(1 - missed.length / all.length >= FIRST ? [] : missed).toEqual([]);
  });

  it.each(Object.entries(WITHIN_TEN))('answers kind "%s" within ten: %d', (kind, share) => {
    const own = queries[kind as QueryKind];
    const missed = own.filter((query) => placeOf(query) < 0).map(([query]) => query);
    expect(1 - missed.length / own.length >= share ? [] : missed).toEqual([]);
  });
});

const { columns } = JSON.parse(
  readFileSync(`.generated/static${ENTITIES_FILE}`, 'utf8'),
) as EntitiesFile;

describe('the place that is written down for a message', () => {
  const messages = unpackEntities(columns).filter(({ kind }) => kind === 'message');
  const rowOf = (text: string) => messagePlaces.find(([begins]) => text.startsWith(begins));

  it.each(messagePlaces)('that begins with "%s" is where it leads', (begins, address) => {
    const own = messages.filter(({ name }) => rowOf(name)?.[0] === begins);
    const places = own.flatMap((one) => one.owners.map((page) => addressOn(one, page)));
    expect([...new Set(places)]).toEqual([address]);
  });
});

describe('every message', () => {
  const messages = unpackEntities(columns).filter(({ kind }) => kind === 'message');

  it('leads to the part of a page that explains it', () => {
    const vague = messages.filter((one) => one.owners.some((page) => hashOn(one, page) === ''));
    expect(vague.map(({ name }) => name)).toEqual([]);
  });

  it('is what its text finds first, as the console prints it', async () => {
    const others: string[] = [];
    for (const { name, hash } of messages) {
      // What stands at the beginning, and is only known then, is a name.
      const text = name.replace(/^…/, 'The first xAxis');
      const { hits, kind } = await search.find({ query: `Error: MUI X: ${text}`, count: 3 });
      const [first] = hits;
      if (kind !== 'message' || first?.entity.kind !== 'message' || first.entity.hash !== hash)
        others.push(`${name} → ${first?.address}`);
    }
    expect(others).toEqual([]);
  });
});

describe('every section that says since when there is what it is about', () => {
  it('says so in the index, too', () => {
    const marked = readdirSync('.generated/static/x/search')
      .filter((file) => file.startsWith('page-'))
      .flatMap((file) => {
        const text = readFileSync(`.generated/static/x/search/${file}`, 'utf8');
        const { page, sections } = JSON.parse(text) as PageFile;
        return sections.flatMap(({ hash, since }) =>
          since === undefined ? [] : [`${page.route}#${hash} ${since}`],
        );
      });
    const headings = [...new Set(marked.map((one) => one.replace(/#.*/, '')))].flatMap((route) =>
      [
        ...readFileSync(`out${route}index.html`, 'utf8').matchAll(
          /<h[23][^>]* id="([^"]+)"(?:(?!<\/h[23]>).)*data-needs="([\d.]+)"/gs,
        ),
      ].map(([, id, needs]) => `${route}#${id} ${needs}`),
    );
    expect(marked.length).toBeGreaterThan(20);
    expect(marked.toSorted()).toEqual(headings.toSorted());
  });
});

describe('every address in the index', () => {
  it('is a route and an anchor of the site', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const idsOn = (route: string): ReadonlySet<string> => {
      const html = readFileSync(`out${route}index.html`, 'utf8');
      return new Set([...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
    };
    const missing = new Set<string>();
    for (const entity of unpackEntities(columns)) {
      for (const page of entity.owners) {
        const known = ids.get(page.route) ?? idsOn(page.route);
        ids.set(page.route, known);
        const hash = hashOn(entity, page);
        if (hash !== '' && !known.has(hash)) missing.add(`${page.route}#${hash}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe('what a first query moves', () => {
  const bytesOf = (address: string): number => readFileSync(`out${address}.br`).length;

  it('has names of at most 60 kB', () => {
    expect(bytesOf(ENTITIES_FILE)).toBeLessThanOrEqual(60_000);
  });

  it.each(products)('is 120 kB at most in $name, with details and the worker', ({ id }) => {
    const sum = [ENTITIES_FILE, detailsFile(id), WORKER_FILE].map(bytesOf);
    expect(sum.reduce((a, b) => a + b)).toBeLessThanOrEqual(110_000); // the box is the rest
  });
});
