import { existsSync } from 'node:fs';
import { findChromium } from '../../scripts/chromium.mjs';
import { FIREFOX_REMEDY, findFirefox } from '../../scripts/firefox.mjs';
import { checkAdvisories, printAdvisories } from '#compiler/advisories.ts';
import { leftOutOf, type Turn } from '../pictures/turn.ts';
import { findCompose, hasEngine } from '../support/compose.ts';
import { changedUnits, rememberPassed, UNIT_FOLDERS } from './passedUnits.ts';
import { playwrightCount, vitestCount } from './reports.ts';
import type { Run, Step } from './steps.ts';
import { sayLate, UNLIMITED } from './timeLimit.ts';
import type { Target } from './target.ts';

/*
 * What the steps are, and in which order they run. Two lanes stand beside each other where one would leave a core idle.
 */

const binary = (name: string): string => `node_modules/.bin/${name}`;

/** As in `package.json`: record 47 has the figures. */
const compiler = (...args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: process.execPath,
  args: [
    '--max-semi-space-size=128',
    '--single-threaded-gc',
    '--v8-pool-size=1',
    '--interrupt-budget=1000000',
    'scripts/compiler.mjs',
    ...args,
  ],
});

const compile: Step = {
  name: 'compile: content, links, style, types of demos and fences',
  ...compiler('compile'),
};

/** Writes `out/` from what `compile` has written. */
const build: Step = {
  name: 'build: the export',
  ...compiler('build', '--compiled'),
};

const ROOMS = ['src/core', 'src/markup', 'src/compiler', 'src/site', 'src/server', 'tests'];

const types = (room: string): Step => ({
  name: `types of ${room}`,
  command: 'node_modules/typescript-native/bin/tsc',
  args: ['-p', room],
});

const lint = (files: readonly string[] = []): Step => ({
  name: 'lint',
  command: binary('oxlint'),
  args: ['--no-error-on-unmatched-pattern', ...files],
});

const format = (files: readonly string[] = ['.']): Step => ({
  name: 'format',
  command: binary('prettier'),
  args: ['--check', '--cache', '--log-level', 'warn', '--ignore-unknown', ...files],
});

const unused: Step = { name: 'unused code', command: binary('knip'), args: [] };

/** One or more projects of `vitest.config.ts`, by name, with a comma between them. */
function vitest(name: string, projects: string, args: readonly string[] = ['run']): Step {
  const file = `test-results/${projects.replace(',', '-')}.json`;
  const chosen = projects.split(',').flatMap((project) => ['--project', project]);
  return {
    name,
    command: binary('vitest'),
    args: [...args, ...chosen, '--reporter=default', '--reporter=json'].concat(
      `--outputFile.json=${file}`,
    ),
    report: { file, read: vitestCount },
  };
}

const UNITS = 'units,processes';
const units = vitest('units', UNITS);
const caches = vitest('caches, after an edit of each table', 'caches');
const sandboxes = vitest('sandboxes: every one checked, some installed and built', 'sandboxes');
const builtFiles = vitest('built files', 'built');
const components = vitest('components, in a browser', 'components');

/** Nothing is installed for it: Chromium is what the other tests need. */
const NO_FIREFOX = `Firefox is not installed: the site in a second engine is not run. ${FIREFOX_REMEDY}`;

/** The site in a second engine, where there is one. */
async function inFirefox(run: Run, args: readonly string[] = ['run']): Promise<void> {
  if (findFirefox() === undefined) run.leftOut.push(NO_FIREFOX);
  else await run.step(vitest('Firefox, beside Chromium', 'firefox', args));
}

const browser = (name: string, args: readonly string[] = []): Step => ({
  name,
  command: binary('playwright'),
  args: ['test', ...args],
  report: { file: 'test-results/browser.json', read: playwrightCount },
  live: true,
});

const ALL = browser('browser');

/** More failures than these have a cause, which another try would only hide for some of them. */
const MOST_AGAIN = 3;

/**
 * Every test in the browser. What fails twice beside other tests is run once more without any: a machine with two cores
 * has moments in which nothing moves, and two tries may fall into the same one.
 */
async function allInBrowser(run: Run): Promise<void> {
  if (await run.step(ALL)) return;
  const failed = run.outcomes.at(-1)?.failed ?? 0;
  if (failed > MOST_AGAIN) return;
  const alone = ['--last-failed', '--workers', '1', '--retries', '0'];
  // A failure that is left out now would count as one: the few are run, however late it is.
  await run.again({ ...browser('browser, what failed, alone', alone), env: UNLIMITED });
}

/** Runs steps one after the other, also when one has failed. @returns whether all of them passed. */
async function inOrder(run: Run, steps: readonly Step[]): Promise<boolean> {
  let ok = true;
  for (const step of steps) ok = (await run.step(step)) && ok;
  return ok;
}

/** Everything that needs no browser and no build, but for the test of caches, which builds for minutes. */
export async function check(run: Run): Promise<boolean> {
  // Unused code and the rooms' types need what the compiler writes.
  const [compiled] = await Promise.all([run.step(compile), inOrder(run, [lint(), format()])]);
  if (!compiled) {
    run.notRun.push('unused code, types, and units');
    return false;
  }
  // The types of tests and unused code take as long as the types of all other rooms.
  const others = ROOMS.filter((room) => room !== 'tests');
  await Promise.all([
    inOrder(run, [unused, types('tests')]),
    inOrder(run, others.map(types)).then(() => changedUnitsOf(run)),
  ]);
  return compiled;
}

/** The units that may say something else than last time. */
async function changedUnitsOf(run: Run): Promise<void> {
  const root = process.cwd();
  const changed = changedUnits(root);
  const same = UNIT_FOLDERS.filter((folder) => !changed.has(folder));
  if (same.length > 0)
    run.leftOut.push(
      `Units of ${same.join(', ')}: they passed, and nothing that they read has changed since.`,
    );
  if (changed.size === 0) return;
  const folders = [...changed.keys()].map((folder) => `${folder}/`);
  if (await run.step(vitest('units', UNITS, ['run', ...folders]))) rememberPassed(root, changed);
}

const containers: Step = {
  name: 'containers: image, two servers, and a restart of each under load',
  command: binary('tsx'),
  args: ['bench/compose.ts'],
};

/** What is tried of containers elsewhere stands in docs/scaling.md. */
const NO_COMPOSE =
  'There is no Docker Compose with an engine: no image is built, and deploy/compose.yaml is not started.';

/** What `deploy/` describes, where something can start it. */
async function inContainers(run: Run): Promise<void> {
  const compose = findCompose();
  if (compose === undefined || !hasEngine(compose)) run.leftOut.push(NO_COMPOSE);
  else await run.step(containers);
}

/**
 * Asks the registry what is known of the packages. An advisory of today says nothing about a change of today: it is
 * printed, and fails nothing.
 */
function sayAdvisories(run: Run): void {
  const advisories = checkAdvisories();
  if (advisories.kind === 'not checked') run.leftOut.push(printAdvisories(advisories));
  else console.log(`\n${printAdvisories(advisories)}`);
}

/** Everything. @param turn whose pictures are compared. */
export async function everything(run: Run, turn: Turn): Promise<void> {
  const compiling = run.step(compile);
  const [built] = await Promise.all([
    compiling.then((compiled) => compiled && buildAndProbe(run)),
    // What needs nothing of the compiler's stands beside it.
    inOrder(run, [lint(), format(), caches])
      .then(() => compiling)
      .then(
        (compiled) => compiled && inOrder(run, [unused, ...ROOMS.map(types), units, sandboxes]),
      ),
  ]);
  if (!(await compiling)) {
    run.notRun.push(
      'unused code, types, units, sandboxes, built files, components, browser, Firefox, and containers',
    );
  } else if (built) {
    // The browser's tests have the machine for themselves: what a reader waits for is waited for.
    await allInBrowser(run);
    const late = run.outcomes.find(({ step }) => step === ALL.name)?.late ?? 0;
    run.leftOut.push(...sayLate(late, process.env));
    run.leftOut.push(...leftOutOf(turn, process.platform, findChromium()));
    await inFirefox(run);
    await inContainers(run);
  } else {
    run.notRun.push('built files, components, browser, Firefox, and containers');
  }
  sayAdvisories(run);
}

/** The export, and what looks at it without a page: less than what runs beside it. @returns whether there is an export. */
async function buildAndProbe(run: Run): Promise<boolean> {
  const built = await run.step(build);
  if (built) await inOrder(run, [builtFiles, components]);
  return built;
}

const isCode = (file: string): boolean => /\.(?:tsx?|mts)$/.test(file);
const isSpec = (file: string): boolean => file.endsWith('.spec.ts');

/** What concerns some pages, folders, or files. */
export async function only(run: Run, { files, routes }: Target): Promise<void> {
  // A file that git knows may be gone.
  const present = files.filter((file) => existsSync(file));
  const rooms = ROOMS.filter((room) => present.some((file) => file.startsWith(`${room}/`)));
  const specs = present.filter(isSpec);
  const code = present.filter((file) => isCode(file) && !isSpec(file));
  const needsContent = routes.length > 0 || !existsSync('.generated/routes.json');
  if (needsContent && !(await run.step(compile))) {
    run.notRun.push('what needs compiled content');
    return;
  }
  if (specs.length > 0 && !rooms.includes('tests')) rooms.push('tests');
  await inOrder(run, [
    ...(present.length > 0 ? [lint(present), format(present)] : []),
    ...rooms.map(types),
  ]);
  const source = code.filter((file) => !file.startsWith('tests/'));
  if (source.length > 0) {
    const related = ['related', '--run', '--passWithNoTests', ...source];
    await run.step(optional(vitest('units that concern it', UNITS, related)));
  }
  const tests = present.filter((file) => /^tests\/.*\.test\.ts$/.test(file));
  const firefox = tests.filter((file) => file.startsWith('tests/firefox/'));
  if (firefox.length > 0) await inFirefox(run, ['run', ...firefox]);
  for (const folder of ['built', 'sandboxes', 'content', 'browsers', 'pictures', 'runner']) {
    const own = tests.filter((file) => file.startsWith(`tests/${folder}/`));
    const project = folder === 'built' || folder === 'sandboxes' ? folder : 'units';
    if (own.length > 0) await run.step(vitest(`tests/${folder}`, project, ['run', ...own]));
  }
  if (routes.length > 0 || specs.length > 0) await inBrowser(run, routes, specs);
}

/** A runner that finds no test for a file has not failed. */
const optional = (step: Step): Step => {
  const { report } = step;
  if (report === undefined) return step;
  const read = (written: unknown) => {
    const count = report.read(written);
    return count.passed + count.failed === 0 ? { ...count, passed: 1 } : count;
  };
  return { ...step, report: { ...report, read } };
};

async function inBrowser(run: Run, routes: readonly string[], specs: readonly string[]) {
  if (!(await run.step(build))) {
    run.notRun.push('built pages and specs');
    return;
  }
  if (routes.length > 0) {
    const TEST_PAGES = routes.join(' ');
    const documents = vitest('built files of the pages', 'built', ['run', 'documents']);
    await run.step({ ...documents, env: { TEST_PAGES } });
    const titles = `(${routes.map((route) => route.replaceAll('/', String.raw`\/`)).join('|')}) `;
    const files = [
      'tests/pages',
      'tests/pictures',
      'tests/reference',
      '--project',
      'site',
      '--project',
      'each page',
      '-g',
      titles,
    ];
    await run.step({ ...browser('pages in the browser', files), env: { TEST_PAGES } });
  }
  if (specs.length > 0) await run.step(browser('specs in the browser', specs));
}
