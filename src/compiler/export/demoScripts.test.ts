import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SCRIPTS_FOLDER, type BundledPages } from '#core/browserBundle/scripts.ts';
import { exportDemoScripts } from './demoScripts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-scripts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (): number => exportDemoScripts(path.join(root, 'generated'), path.join(root, 'out'));
const list = (key: string): unknown =>
  JSON.parse(readFileSync(path.join(root, `out/x/scripts/${key}.json`), 'utf8'));
const scripts = (...names: string[]): string[] =>
  names.map((name) => `${SCRIPTS_FOLDER}demo-${name}.js`);

it('lists what the demos of a page load at once, and not what they may load later', () => {
  const bundled: BundledPages = {
    demos: {
      bars: { now: scripts('shared', 'bars'), later: scripts('export') },
      'bars/stacked': { now: scripts('shared', 'stacked'), later: [] },
    },
    playgrounds: { 'api/bars/playground': { now: scripts('form'), later: [] } },
  };
  mkdirSync(path.join(root, 'generated/bundle'), { recursive: true });
  writeFileSync(path.join(root, 'generated/bundle/pages.json'), JSON.stringify(bundled));
  expect(run()).toBe(2);
  expect(list('bars')).toEqual(scripts('shared', 'bars'));
  expect(list('bars/stacked')).toEqual(scripts('shared', 'stacked'));
  expect(() => list('api/bars/playground')).toThrow('no such file');
});

it('fails when no demos were bundled', () => {
  expect(run).toThrow('bundle/pages.json');
});
