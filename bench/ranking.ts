import { readSearch } from '#compiler/search/read.ts';
import { golden } from '../tests/search/golden.ts';
import { heldOut } from '../tests/search/held-out.ts';
import { printFigures, rankQueries } from '../tests/search/measureRanking.ts';

/*
 * `npm run bench:ranking`: how well the built index answers. The tuned half names what it misses; the held-out half is
 * measured with `--held-out`, once for each change, and names nothing.
 */

const search = await readSearch('.generated');
const ranked = await rankQueries(search, golden);
for (const { query, place, first } of ranked.filter((one) => one.place !== 1)) {
  const where = place === undefined ? 'none' : String(place);
  console.log(`${where.padStart(4)}  ${query.kind.padEnd(8)} ${query.query}  →  ${first ?? '–'}`);
}
console.log(printFigures('Tuned', ranked));
if (process.argv.includes('--held-out')) {
  console.log(printFigures('Held out', await rankQueries(search, heldOut)));
}
