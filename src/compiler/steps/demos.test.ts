import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { readDemo } from '../demos/read.ts';
import type { Preview } from '../demos/runDemos.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { drawDemos } from './demos.ts';

/** A thread starts for the first page, and is ended for the second. */
const SLOW_MS = 120_000;

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

/** A page with one demo, as far as drawing reads it. */
function pageWith(name: string, jsx: string): CompiledPage {
  const { folders } = project;
  const key = `charts/${name.toLowerCase()}`;
  project.write({
    [`content/docs/${key}/${name}.tsx`]: `export default function ${name}() {\n  return ${jsx};\n}\n`,
  });
  const place = { root: folders.root, folder: path.join(folders.docs, key), page: key };
  const demo = readDemo(place, name, []);
  if (demo === undefined) throw new Error(`${name} is not written`);
  return { compiledDemos: { sources: [demo] } } as unknown as CompiledPage;
}

const demosOf = ({ compiledDemos }: CompiledPage) => compiledDemos.sources;

it(
  'has the previews of a page before those of all pages',
  async () => {
    const ready = pageWith('Ready', '<p>Twelve open invoices.</p>');
    const hangs = pageWith('Hangs', '<p>{(() => { for (;;); })()}</p>');
    const problems: Problem[] = [];
    const drawing = drawDemos(project.folders, [ready, hangs].map(demosOf), false, problems);
    const order: string[] = [];
    const htmlOf = async (name: string, drawn: Promise<Map<string, Preview>>) => {
      const previews = await drawn;
      order.push(name);
      return Object.fromEntries([...previews].map(([id, { html }]) => [id, html]));
    };
    const all = htmlOf('all', drawing.all);
    const ofHangs = htmlOf('hangs', drawing.ofPage(hangs));
    const ofReady = htmlOf('ready', drawing.ofPage(ready));
    const html = { 'charts/ready/Ready': '<p>Twelve open invoices.</p>' };
    expect(await Promise.all([ofReady, ofHangs, all])).toEqual([html, {}, html]);
    expect(order[0]).toBe('ready');
    expect(await htmlOf('again', drawing.ofPage(ready))).toEqual(html);
    expect(problems.map(({ file }) => file)).toEqual(['content/docs/charts/hangs/Hangs.tsx']);
  },
  SLOW_MS,
);

it('fails for each page when drawing fails', async () => {
  const broken = pageWith('Broken', '<p>');
  const drawing = drawDemos(project.folders, [demosOf(broken)], false, []);
  await expect(drawing.ofPage(broken)).rejects.toThrow('Build failed');
  await expect(drawing.all).rejects.toThrow('Build failed');
});
