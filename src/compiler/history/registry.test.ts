import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolders } from '../paths.ts';
import { addVersion } from './addVersion.ts';
import { readPublished } from './command.ts';
import { readHistory } from './historyFiles.ts';

/** What is read together, and one of each layout: modules at the top, in `esm/`, and as `.mjs`. */
const SAMPLES = [
  [{ name: '@mui/x-charts', version: '6.19.8' }],
  [
    { name: '@mui/x-tree-view', version: '8.10.2' },
    { name: '@mui/x-tree-view-pro', version: '8.10.1' },
  ],
  [
    { name: '@mui/x-tree-view', version: '9.14.0' },
    { name: '@mui/x-tree-view-pro', version: '9.14.0' },
  ],
];

function registryAnswers(): boolean {
  try {
    execFileSync('npm', ['view', '@mui/x-tree-view@8.10.2', 'version', '--fetch-retries=0'], {
      stdio: 'ignore',
      timeout: 20_000,
    });
    return true;
  } catch {
    // The one thing that is asked here: whether it can be read.
    return false;
  }
}

it(
  'reads the same of a published version as what is committed',
  { timeout: 240_000 },
  async ({ skip, onTestFinished }) => {
    if (!registryAnswers()) {
      skip('The registry that npm is configured with does not answer: nothing was compared.');
    }
    // Nothing of what was fetched or read before.
    const generated = path.join(projectFolders.generated, 'history', `again-${process.pid}`);
    onTestFinished(() => rmSync(generated, { recursive: true, force: true }));
    for (const wanted of SAMPLES) {
      for (const facts of await readPublished(wanted, generated)) {
        const known = readHistory(facts.package);
        expect([...known.read.values()]).toContain(facts.version);
        expect(Object.keys(facts.exports).length).toBeGreaterThan(0);
        // Adding a version again changes nothing, when it says what it has said before.
        expect(addVersion(known, facts)).toEqual(known);
      }
    }
  },
);
