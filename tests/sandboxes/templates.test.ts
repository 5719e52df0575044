import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildFailure, type Message } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '#core/sandbox/packages.ts';
import { zipProject } from '#core/sandbox/zip.ts';
import { everySandbox, writeFiles } from './projects.ts';

/* Whole pages, which readers take as the start of their own: each is unpacked, type-checked, and built by itself. */

const TEMPLATES = [
  'blog/Blog',
  'checkout/Checkout',
  'crud-dashboard/CrudDashboard',
  'dashboard/Dashboard',
  'marketing-page/MarketingPage',
  'pricing/Pricing',
  'sign-in/SignIn',
  'sign-up/SignUp',
  'sticky-footer/StickyFooter',
];

const FORMS = TEMPLATES.flatMap((template) =>
  (['TS', 'JS'] as const).map((language) => ({ template, language })),
);

/** Below the project's root, so that packages are found in its `node_modules`. */
const FOLDER = path.resolve('.generated/templates');
const TSC = path.resolve('node_modules/typescript-native/bin/tsc');

const folderOf = (template: string, language: string): string =>
  path.join(FOLDER, `${template.replace('/', '--')}-${language}`);

/** What is not installed here, and comes with each download: a test of another file installs it. */
const NOT_HERE = Object.keys(TOOLS).map((name) => `${name}/*`);

let found: string[] = [];
beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  const wholes = everySandbox('templates/').filter(({ whole }) => whole);
  found = wholes.map(({ id }) => id);
  for (const { id, project } of wholes) {
    const [, template = '', , language = ''] = /^templates\/(\S+) (\w+) (\w+)$/.exec(id) ?? [];
    // As a reader unpacks it: all of its files lie in one folder.
    const files = Object.entries(unzipSync(zipProject(project))).map(
      ([file, data]) => [file.slice(`${project.name}/`.length), strFromU8(data)] as const,
    );
    writeFiles(folderOf(template, language), Object.fromEntries(files));
  }
});

/** What the compiler says of the project in a folder, by its own `tsconfig.json`. */
const errorsIn = (folder: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], (error, stdout) => {
      const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
      if (error !== null && errors.length === 0) reject(error);
      else resolve(errors);
    });
  });

describe('the downloads of templates', () => {
  it('are all there, in both languages', () => {
    const expected = FORMS.map(
      ({ template, language }) => `templates/${template} system ${language}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each(TEMPLATES)('type-check alone: %s', async (template) => {
    expect(await errorsIn(folderOf(template, 'TS'))).toEqual([]);
  });

  it('build, from the script of the page to the last package', async () => {
    const folders = FORMS.map(({ template, language }) => folderOf(template, language));
    const { errors, warnings, metafile } = await build({
      entryPoints: folders.map((folder) => path.join(folder, scriptOf(folder))),
      outdir: FOLDER,
      bundle: true,
      // What they share is read once.
      splitting: true,
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: NOT_HERE,
    }).catch((error: unknown) => error as BuildFailure & { metafile?: undefined });
    expect([...errors, ...warnings].map(said)).toEqual([]);
    const read = new Set(Object.keys(metafile?.inputs ?? {}));
    const demos = FORMS.map(({ template, language }) => {
      const demo = path.join(folderOf(template, language), `src/Demo.${language.toLowerCase()}x`);
      return path.relative('.', demo).split(path.sep).join('/');
    });
    expect(demos.filter((demo) => !read.has(demo))).toEqual([]);
    expect([...read].some((file) => file.startsWith('node_modules/@mui/x-data-grid/'))).toBe(true);
  });
});

/** What the page of a project starts with. */
function scriptOf(folder: string): string {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const script = /<script type="module" src="\/(.+?)"/.exec(html)?.[1];
  if (script === undefined) throw new Error(`${folder}/index.html starts no script.`);
  return script;
}

const said = ({ text, location }: Message): string => `${location?.file ?? 'Templates'}: ${text}`;
