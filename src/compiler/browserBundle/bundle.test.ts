import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_VARIABLE } from '#core/browserBundle/sharedPackages.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { bundleScripts, importsOf, type Script } from './bundle.ts';

let project: TemporaryProject;
let folder = '';
beforeEach(() => {
  project = createTemporaryProject();
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bundle-'));
  project.write({
    'one.tsx': `import { tally } from './tally.ts';\nimport './one.css';\nexport const Demo = () => <b>{tally()}</b>;\nexport { tally };`,
    'two.tsx': `import { tally } from './tally.ts';\nimport React, { useMemo } from 'react';\nexport const hooks = [useMemo, React.useState, tally];\nexport const later = () => import('./later.ts');`,
    'tally.ts': `let count = 0;\nexport const tally = (): number => (count += 1);\nexport const unused = 'SHAKEN';`,
    'later.ts': `import { tally } from './tally.ts';\nexport const answer = process.env.ANSWER + tally();`,
    'one.css': 'b { color: red }',
  });
});
afterEach(() => {
  project.remove();
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

const place = (name: string): string => path.join(project.folders.root, name);
const bundle = (...names: string[]): Promise<Script[]> =>
  bundleScripts(names.map(place), { NODE_ENV: 'production', ANSWER: '42 ' });
const scriptOf = (scripts: readonly Script[], name: string): Script => {
  const found = scripts.find(({ module }) => module === place(name));
  if (found === undefined) throw new Error(`${name} has no script.`);
  return found;
};

/** Runs a script, as a browser would, with what it imports beside it. */
async function run(scripts: readonly Script[], name: string): Promise<Record<string, unknown>> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  for (const script of scripts) writeFileSync(path.join(folder, script.name), script.code);
  const file = path.join(folder, scriptOf(scripts, name).name);
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

describe('bundleScripts', () => {
  it('writes a module that entries share once, and gives them the React of the site', async () => {
    const react = { useMemo: () => 'memo', useState: () => 'state' };
    vi.stubGlobal(SHARED_VARIABLE, { react, 'react/jsx-runtime': { jsx: () => 'element' } });
    const scripts = await bundle('one.tsx', 'two.tsx');
    const one = (await run(scripts, 'one.tsx')) as { tally: () => number };
    const two = await run(scripts, 'two.tsx');
    expect(two['hooks']).toEqual([react.useMemo, react.useState, one.tally]);
    expect([one.tally(), one.tally()]).toEqual([1, 2]);
    const { answer } = (await (two['later'] as () => Promise<unknown>)()) as { answer: string };
    expect(answer).toBe('42 3');
  });

  it('tells what each script imports, what it may load later, and what it is made of', async () => {
    const scripts = await bundle('one.tsx', 'two.tsx');
    const byName = new Map(scripts.map((script) => [script.name, script]));
    const [one, two, later] = ['one.tsx', 'two.tsx', 'later.ts'].map((name) =>
      scriptOf(scripts, name),
    );
    expect(two?.laterImports).toEqual([later?.name]);
    const all = importsOf(one?.name ?? '', byName);
    expect(all.at(-1)).toBe(one?.name);
    expect(all.flatMap((name) => byName.get(name)?.files ?? [])).toContain(place('tally.ts'));
    expect(scripts.map(({ code }) => code).join('')).not.toMatch(/SHAKEN|color:/);
    for (const { name } of scripts) expect(name).toMatch(/^demo-[\w-]{8}\.js$/);
  });

  it('gives the same scripts for the same files', async () => {
    const names = async (): Promise<string[]> =>
      (await bundle('one.tsx', 'two.tsx')).map(({ name }) => name);
    const first = await names();
    expect(await names()).toEqual(first);
    project.write({ 'one.tsx': 'export const Demo = () => null;' });
    expect(await names()).not.toEqual(first);
  });

  it.each([
    ["import './missing.ts';", 'missing.ts'],
    ['export const broken = ;', 'broken.ts'],
    ["export * from 'react-dom/server';", 'react-dom/server'],
    ["import 'rough/rough.css';", 'rough.css'],
  ])('refuses %s, and says where', async (source, named) => {
    project.write({ 'broken.ts': source });
    const style = path.join(folder, 'node_modules/rough/rough.css');
    mkdirSync(path.dirname(style), { recursive: true });
    writeFileSync(style, 'b { color: red }');
    writeFileSync(path.join(folder, 'broken.ts'), source);
    await expect(
      bundleScripts([path.join(folder, 'broken.ts')], { NODE_ENV: 'production' }),
    ).rejects.toThrow(named);
  });
});

describe('importsOf', () => {
  it('lists each script after what it imports, and once', () => {
    const scripts = new Map(
      Object.entries({ page: ['a', 'b'], a: ['base'], b: ['base', 'a'], base: [] }).map(
        ([name, imports]) => [name, { imports }],
      ),
    );
    expect(importsOf('page', scripts)).toEqual(['base', 'a', 'b', 'page']);
  });
});
