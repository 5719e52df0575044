import { readSearch } from '#compiler/search/read.ts';
import { golden } from '../tests/search/golden.ts';
import { heldOut } from '../tests/search/held-out.ts';
import { bytesOfTexts } from '../tests/search/measureBytes.ts';
import { printFigures, rankQueries } from '../tests/search/measureRanking.ts';
import { syntheticTexts } from '../tests/search/syntheticTexts.ts';

/*
 * `npm run bench:ranking`: how well the built index answers. The tuned half names what it misses; the held-out half is
 * measured with `--held-out`, once for each change, and names nothing. `--bytes` measures what a first query moves as
 * the site grows.
 */

const has = (option: string): boolean => process.argv.includes(option);

const search = await readSearch('.generated');
const ranked = await rankQueries(search, golden);
for (const { query, place, first } of ranked.filter((one) => one.place !== 1)) {
  const where = place === undefined ? 'none' : String(place);
  console.log(`${where.padStart(4)}  ${query.kind.padEnd(8)} ${query.query}  →  ${first ?? '–'}`);
}
console.log(printFigures('Tuned', ranked));
if (has('--held-out')) {
  console.log(printFigures('Held out', await rankQueries(search, heldOut)));
}

/** Every so many queries: opening the names anew for each takes its time. */
const SAMPLED = 6;

if (has('--bytes')) {
  const queries = golden.map(({ query }) => query).filter((_, at) => at % SAMPLED === 0);
  for (const pages of [200, 1_000, 5_000]) {
    const moved = (await bytesOfTexts(syntheticTexts(pages), queries)).toSorted((a, b) => a - b);
    const at = (share: number): string =>
      ((moved[Math.floor((moved.length - 1) * share)] ?? NaN) / 1_000).toFixed(1);
    console.log(
      `Texts of ${pages} pages: a first query moves ${at(0.5)} kB mostly, ${at(0.95)} kB for one in twenty, ${at(1)} kB at most`,
    );
  }
}
