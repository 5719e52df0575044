/*
 * `npm test`: everything; `npm test -- data-grid/sorting`: what concerns a page, a folder, or a file; `npm test -- --pictures`:
 * everything, with all stored pictures instead of a tenth; `npm run check`: everything that needs no browser. Steps run even
 * when one before them failed, except that nothing can be tested that could not be built. Ends with what each step cost and the
 * line "N passed, N failed".
 */
import { mkdirSync } from 'node:fs';
import { DocsError } from '#core/errors.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { check, everything, only } from './runner/plan.ts';
import { readKnown } from './runner/known.ts';
import { Run } from './runner/steps.ts';
import { resolveTargets } from './runner/target.ts';
import { startClock } from './runner/timeLimit.ts';
import { turnOf } from './pictures/turn.ts';

const ALL_PICTURES = '--pictures';

const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== ALL_PICTURES);
const turn = given.includes(ALL_PICTURES) ? 'all' : turnOf(new Date());
process.env['TEST_PICTURES'] = String(turn);
mkdirSync('test-results', { recursive: true });
const run = new Run();
try {
  startClock(process.env, Date.now());
  if (args.includes('--no-browser')) {
    await check(run);
  } else if (args.length > 0) {
    const target = resolveTargets(args, readKnown());
    if (target.routes.length > 0) ensureChromium();
    await only(run, target);
  } else {
    ensureChromium();
    await everything(run, turn);
  }
  run.finish();
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
