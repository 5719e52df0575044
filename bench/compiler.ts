import { execFileSync } from 'node:child_process';

/** Numbers of pages; `BENCH_PAGES`, such as `200,1000`, names others. */
const SIZES = (process.env['BENCH_PAGES'] ?? '200,1000,5000').split(',').map(Number);

/** What a page of the largest site may cost beside one of the smallest. */
const MOST_GROWTH = 1.2;

interface Cost {
  pages: number;
  /** Milliseconds of CPU time a page. */
  time: number;
  /** Megabytes, at most, of the whole process. */
  megabytes: number;
}

function measure(pages: number): Cost {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'bench/syntheticSite.ts', String(pages)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { seconds, megabytes } = JSON.parse(output) as { seconds: number; megabytes: number };
  return { pages, time: (seconds * 1000) / pages, megabytes };
}

/** The compiler must grow linearly: prints what a page costs at each size, and fails when it grows with the site. */
export function benchCompiler(): void {
  const costs = SIZES.map((pages) => {
    const cost = measure(pages);
    const memory = `${cost.megabytes.toFixed(0)} MB, ${((cost.megabytes * 1000) / pages).toFixed(0)} kB a page`;
    console.log(`Compiler, cold, ${pages} pages: ${cost.time.toFixed(1)} ms a page; ${memory}`);
    return cost;
  });
  const [first, last] = [costs[0], costs.at(-1)];
  if (first === undefined || last === undefined) return;
  const growth = last.time / first.time;
  console.log(`A page of ${last.pages} costs ${growth.toFixed(2)} times one of ${first.pages}.`);
  if (growth > MOST_GROWTH) {
    console.error(`More than ${MOST_GROWTH}: something grows faster than the site.`);
    process.exitCode = 1;
  }
}
