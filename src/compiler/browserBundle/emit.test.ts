import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { SCRIPTS_FOLDER } from '#core/browserBundle/scripts.ts';
import { printRegistry } from '../demos/modules.ts';
import { printPlaygroundRegistry } from '../propsPlayground/modules.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { emitBrowserBundle, exportBundle, readBundledPages } from './emit.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
  const registries = products.map(({ id }) => [
    `.generated/demos/${id}.ts`,
    printRegistry(id === 'x-date-pickers' ? ['pickers', 'pickers/field'] : []),
  ]);
  project.write({
    ...(Object.fromEntries(registries) as Record<string, string>),
    '.generated/playgrounds/registry.ts': printPlaygroundRegistry([
      { key: 'api/picker/playground', file: 'Picker.tsx' },
    ]),
    '.generated/playgrounds/Picker.tsx':
      "import { shared } from '../shared.ts';\nexport const Example = () => shared;",
    '.generated/demos/pages/pickers.ts':
      "import { shared } from '../../shared.ts';\nexport const demos = { shared };\n" +
      "export const sheet = () => import('../../sheet.ts');\n" +
      "export const dated = { luxon: { names: ['A'], load: () => import('../dates/luxon/pickers.ts') } };",
    '.generated/demos/pages/pickers/field.ts': "export const demos = { field: 'FIELD' };",
    '.generated/demos/dates/luxon/pickers.ts':
      "import { shared } from '../../../shared.ts';\nexport const demos = { A: `${shared} LUXON` };",
    '.generated/shared.ts': "export const shared = ['SHARED', window.name].join();",
    '.generated/sheet.ts': "export const sheet = 'SHEET';",
  });
});
afterEach(() => project.remove());

it('writes scripts, lists of what pages load, and registries that load it', async () => {
  const { generated } = project.folders;
  const files = await emitBrowserBundle(generated);
  expect(files).toContain(path.join(generated, 'shared.ts'));
  const out = path.join(project.folders.root, 'out');
  exportBundle(generated, out);
  const read = (address: string): string => readFileSync(path.join(out, address), 'utf8');
  const { demos, playgrounds } = readBundledPages(generated);
  const text = (addresses: readonly string[] = []): string => addresses.map(read).join('');

  expect(Object.keys(demos)).toEqual(['pickers', 'pickers/field']);
  expect(text(demos['pickers']?.now)).toMatch(/SHARED/);
  expect(text(demos['pickers']?.now)).not.toMatch(/LUXON|SHEET|FIELD/);
  expect(text(demos['pickers']?.later)).toMatch(/LUXON/);
  expect(text(demos['pickers']?.later)).toMatch(/SHEET/);
  expect(demos['pickers/field']?.now).toHaveLength(1);
  expect(text(playgrounds['api/picker/playground']?.now)).toMatch(/SHARED/);

  const registry = readFileSync(path.join(generated, 'bundle/demos/x-date-pickers.ts'), 'utf8');
  const names = JSON.parse(/createBundleLoader\((\[.*\])\)/.exec(registry)?.[1] ?? '') as string[];
  const [, own = '', dated = ''] =
    /'pickers': \(\) => load\((\[.*?\]), \{ 'luxon': (\[.*?\]) \}\)/.exec(registry) ?? [];
  const namesOf = (indices: string): string[] =>
    (JSON.parse(indices) as number[]).map((index) => `${SCRIPTS_FOLDER}${names[index]}`);
  expect(namesOf(own)).toEqual(demos['pickers']?.now);
  expect(text(namesOf(dated))).toMatch(/LUXON/);
  expect(namesOf(dated)).not.toEqual(expect.arrayContaining(demos['pickers']?.now ?? []));
});

it('keeps no script of the last bundle', async () => {
  const { generated } = project.folders;
  await emitBrowserBundle(generated);
  const before = readBundledPages(generated).demos['pickers/field']?.now ?? [];
  project.write({
    '.generated/demos/pages/pickers/field.ts': "export const demos = { field: 'NEW' };",
  });
  await emitBrowserBundle(generated);
  const [after = ''] = readBundledPages(generated).demos['pickers/field']?.now ?? [];
  const place = path.join(generated, 'bundle/static');
  expect(before.map((address) => existsSync(path.join(place, address)))).toEqual([false]);
  expect(readFileSync(path.join(place, after), 'utf8')).toContain('NEW');
});
