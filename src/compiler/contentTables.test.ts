import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importClosure } from './importClosure.ts';
import { ROOT } from './paths.ts';
import { createTemporaryProject, type TemporaryProject } from './temporaryProject.ts';

/*
 * Caches must not lie: a table of `content/` is edited in a copy of this project, which is compiled with the caches of
 * before and without any. Both must write the same, and not what was written before the edit.
 */

/** Copies of the code are loaded and the packages of one product are read. */
const SLOW_MS = 1_800_000;

/** What a copy needs to compile; pages are few, so that a compilation takes a second or two. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'src/core',
  'src/markup',
  'src/compiler',
  'src/site',
  'content/docs/introduction/installation',
  'content/docs/introduction/mcp',
  'content/docs/migration/migration-tree-view-v7',
  'content/docs/tree-view/accessibility',
  'content/docs/tree-view/simple-tree-view/expansion',
];

/** What makes the copy small: one product, and of the facts its pages. */
const REDUCED: Record<string, (text: string) => string> = {
  'content/products.ts': (text) =>
    `${text.replace('export const products: Product[] =', 'const all: Product[] =')}
export const products = all.filter(({ id }) => id === 'x' || id === 'x-tree-view');\n`,
  'content/api.ts': (text) =>
    text
      .replace(/(notInReference: string\[\] = \[)[\s\S]*?\n\];/, '$1];')
      .replace(/'x-(?:data-grid|date-pickers|charts)': \[[\s\S]*?\n {2}\],/g, ''),
  'content/playgrounds.ts': (text) => text.replace(/(dataGrid|picker|chart)Playgrounds,\n/g, ''),
  // An address that is on no page is an error, and most pages are left out.
  'content/messagePlaces.ts': (text) =>
    text.replace(
      /= \[[\s\S]*\];/,
      "= [['The Tree View', '/x/react-tree-view/accessibility/#moving']];",
    ),
  'content/facts/api-pages.json': (text) =>
    JSON.stringify(
      (JSON.parse(text) as { pathname: string }[]).filter(({ pathname }) =>
        pathname.startsWith('/x/api/tree-view/'),
      ),
    ),
};

/** One edit for each table that the compiler reads, as an author might make it: table, what stands there, what then. */
const EDITS: readonly (readonly [table: string, from: string, to: string])[] = [
  ['products.ts', "name: 'Tree View'", "name: 'Trees'"],
  ['memberGroups.ts', "title: 'Items'", "title: 'Things'"],
  [
    'api.ts',
    "'date-pickers': [",
    "'tree-view': [{ id: 'all', title: 'All', pattern: /./ }],\n  'date-pickers': [",
  ],
  ['mainOwners.ts', "'x-data-grid': [", "'x-tree-view': ['RichTreeView'],\n  'x-data-grid': ["],
  ['installation.ts', 'aria-label="Folders" items', 'aria-label="Papers" items'],
  ['keyboard/treeView.ts', "does: '", "does: 'First: "],
  ['playgrounds/treeView.ts', "[{ title: 'Items'", "[{ title: 'Things'"],
  ['playgrounds/samples/quays.ts', "'North quay'", "'Northern quay'"],
  ['navigation/treeView.ts', "title: 'Expansion'", "title: 'Open and closed'"],
  ['messagePlaces.ts', 'accessibility/#moving', 'accessibility/#roles'],
  ['messages/changes.ts', "'Filter changes'", "'Find changes'"],
  ['messages/code.ts', "copy: 'Copy'", "copy: 'Take'"],
  ['messages/demo.ts', "code: 'Code'", "code: 'Source'"],
  ['messages/feedback.ts', 'Feedback on “', 'Opinion on “'],
  ['messages/headings.ts', 'Link to “', 'Address of “'],
  ['messages/history.ts', "added: 'New'", "added: 'Added'"],
  ['messages/installation.ts', "'For exactly that, install'", "'For just that, install'"],
  ['messages/navigation.ts', "new: 'New'", "new: 'Fresh'"],
  ['messages/page.ts', '`${name} plan`', '`${name} only`'],
  ['messages/planned.ts', "mark: '(planned)'", "mark: '(soon)'"],
  ['messages/propsPlayground.ts', "props: 'Props'", "props: 'Properties'"],
  ['messages/reference.ts', "details: 'Details'", "details: 'More'"],
  ['navigation/general.ts', "title: 'Installation'", "title: 'Getting started'"],
  ['navigation/migration.ts', "title: 'Migration'", "title: 'Upgrades'"],
  ['oldPackages.ts', "version: '7.29.10'", "version: '7.29.11'"],
  ['site.ts', "SITE_ORIGIN = 'https://mui.com'", "SITE_ORIGIN = 'https://example.com'"],
  ['styleHooks.ts', 'while the item is selected', 'when the item is selected'],
  ['synonyms/everywhere.ts', "['datagrid',", "['datagrids',"],
  ['synonyms/treeView.ts', "['folder',", "['folders',"],
];

/**
 * What brings other tables together, and tables of products that the copy leaves out: of those, one product stands for all.
 * The map of features and its words are the grid's, and the gallery and its words those of the charts. The gallery of all
 * demos, the upgrade assistant, and other date libraries are on pages that the copy leaves out. Figures of slots are drawn from
 * pictures of demos, of which the copy has none, and kept by the rows of their table themselves.
 */
const WITHOUT_EDIT =
  /^(navigation|playgrounds|synonyms|slotFigures|keyboard\/tables|messages\/(?:features|gallery|demoGallery|dateLibrary|upgrade)|dateLibraries|galleries\/topics\/treeView)\.ts$|^(features|galleries|galleries\/charts|galleries\/topics|keyboard|navigation|playgrounds|playgrounds\/samples|synonyms)\/(?!general|migration|treeView|quays|everywhere)\w+\.ts$/;

/**
 * Reading the packages again is dear: a cold compilation keeps what it says, unless the edited table is loaded by what reads.
 * Kinds of caches, with the module that reads.
 */
const OF_PACKAGES = {
  'src/compiler/extract/readChild.ts': ['model', 'inspect', 'words'],
  'src/compiler/extract/exports.ts': ['exports'],
  'src/compiler/steps/fonts.ts': ['fonts'],
};

/** All of `content/` but its pages. */
const besidePages = readdirSync(path.join(ROOT, 'content')).filter((name) => name !== 'docs');

const tables = readdirSync(path.join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /(?<!\.d)\.ts$/.test(file) && !file.startsWith('docs/'));

/** Compiles the projects whose folders it is given, one after the other, each with its own copy of the code. */
const COMPILE_ALL = `
for (const root of process.argv.slice(2)) {
  const { compile } = await import(root + '/src/compiler/compile.ts');
  const { projectFolders: folders } = await import(root + '/src/compiler/paths.ts');
  await compile({ folders, types: false, previews: false, reference: true, published: true });
}
process.exit(0);
`;

let project: TemporaryProject;
beforeAll(async () => {
  project = createTemporaryProject();
  for (const file of [...COPIED, ...besidePages.map((name) => `content/${name}`)]) {
    cpSync(path.join(ROOT, file), at('base', file), { recursive: true });
  }
  for (const [file, reduce] of Object.entries(REDUCED)) {
    writeFileSync(at('base', file), reduce(readFileSync(at('base', file), 'utf8')));
  }
  project.write({ 'compileAll.mts': COMPILE_ALL });
  cpSync(path.join(ROOT, 'tsconfig.base.json'), at('tsconfig.json'));
  linkPackages('base');
  await compileAll(['base']);
  const copies = EDITS.flatMap(([table, from, to]) => [
    copyOfBase(warm(table), table, [from, to]),
    copyOfBase(cold(table), table, [from, to]),
  ]);
  for (const [table] of EDITS) forget(cold(table), table);
  await compileAll(copies);
}, SLOW_MS);
afterAll(() => project.remove(), SLOW_MS);

const at = (...parts: string[]): string => path.join(project.folders.root, ...parts);
const warm = (table: string): string => `warm-${table.replaceAll('/', '-')}`;
const cold = (table: string): string => `cold-${table.replaceAll('/', '-')}`;

const linkPackages = (copy: string): void =>
  symlinkSync(path.join(ROOT, 'node_modules'), at(copy, 'node_modules'), 'junction');

function copyOfBase(copy: string, table: string, [from, to]: [string, string]): string {
  cpSync(at('base'), at(copy), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  linkPackages(copy);
  const file = at(copy, 'content', table);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  return copy;
}

/** Takes all that was compiled from a copy, but for what the packages say when the table has no part in that. */
function forget(copy: string, table: string): void {
  const kept = Object.entries(OF_PACKAGES).flatMap(([module, kinds]) => {
    const reading = importClosure([path.join(ROOT, module)]);
    return reading.includes(path.join(ROOT, 'content', table)) ? [] : kinds;
  });
  const generated = at(copy, '.generated');
  rmSync(generated, { recursive: true });
  for (const kind of kept) {
    cpSync(at('base/.generated/cache', kind), path.join(generated, 'cache', kind), {
      recursive: true,
    });
  }
}

/** In one process, so that the packages that the compiler itself uses are loaded once. */
async function compileAll(copies: readonly string[]): Promise<void> {
  const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  await promisify(execFile)(
    process.execPath,
    ['--import', tsx, at('compileAll.mts'), ...copies.map((copy) => at(copy))],
    {
      cwd: at('base'),
      maxBuffer: 64 * 1024 * 1024,
      // How JSX is read is said for every copy at once.
      env: { ...process.env, TSX_TSCONFIG_PATH: at('tsconfig.json') },
    },
  );
}

/** Artifact → its text, caches and folders to work in left out. */
function artifactsOf(copy: string): Record<string, string> {
  const generated = at(copy, '.generated');
  const files = readdirSync(generated, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/^(cache|inspect-types|code-types)\b/.test(path.relative(generated, file)))
    .sort();
  return Object.fromEntries(
    files.map((file) => [path.relative(generated, file), readFileSync(file, 'utf8')]),
  );
}

/** Names of the artifacts in which two compilations differ. */
function differences(one: string, other: string): string[] {
  const [a, b] = [artifactsOf(one), artifactsOf(other)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);
}

it('edits every table that the compiler loads', () => {
  const loaded = new Set(importClosure([path.join(ROOT, 'src/compiler/compile.ts')]));
  const edited = new Set(EDITS.map(([table]) => table));
  const missing = tables.filter(
    (table) =>
      loaded.has(path.join(ROOT, 'content', table)) &&
      !edited.has(table) &&
      !WITHOUT_EDIT.test(table),
  );
  expect(missing, 'Give the table an edit here.').toEqual([]);
  // What the site and the server load themselves is in no cache of the compiler.
  const elsewhere = tables.filter((table) => !loaded.has(path.join(ROOT, 'content', table)));
  expect(elsewhere).toContain('promotions.ts');
});

describe.each(EDITS)('an edit of content/%s', (table) => {
  it('shows in what is compiled with the caches of before', () => {
    expect(differences('base', warm(table))).not.toEqual([]);
  });

  it('gives the same with those caches as without any', () => {
    expect(differences(warm(table), cold(table))).toEqual([]);
  });
});
