import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipProject } from '#core/sandbox/zip.ts';
import { everySandbox, writeFiles, type BuiltSandbox } from './projects.ts';

/** One sandbox of each product; between them every styling, both languages, every plan. */
const CHOICES: readonly { name: string; page: RegExp; form: string; imports: RegExp }[] = [
  { name: 'grid', page: /^data-grid/, form: 'tailwind TS', imports: /x-data-grid$/ },
  { name: 'premium grid', page: /^data-grid/, form: 'system JS', imports: /x-data-grid-premium$/ },
  { name: 'pickers', page: /^date-pickers/, form: 'system TS', imports: /AdapterDayjs$/ },
  { name: 'charts', page: /^charts/, form: 'css JS', imports: /x-charts\// },
  { name: 'tree view', page: /^tree-view/, form: 'system TS', imports: /x-tree-view\// },
];

const INSTALL_WITHIN_MS = 300_000;

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm as a reader does; what it says becomes the message when it fails. */
async function npm(folder: string, ...args: string[]): Promise<void> {
  const options = { cwd: folder, shell: process.platform === 'win32', maxBuffer: 16 * 1024 * 1024 };
  await promisify(execFile)(NPM, args, options).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`npm ${args.join(' ')} fails:\n${error.stdout}\n${error.stderr}`);
    },
  );
}

/** Without a registry nothing can be installed: on a train, or in a CI whose packages come with it. */
function hasRegistry(): boolean {
  try {
    const shell = process.platform === 'win32';
    execFileSync(NPM, ['view', 'react', 'version'], { stdio: 'ignore', timeout: 20_000, shell });
    return true;
  } catch {
    console.warn(
      'No registry can be reached: no sandbox is installed, and these tests are skipped.',
    );
    return false;
  }
}

/** The layers of a style sheet that this site names, in order of first mention: later ones win. */
const layersIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer (mui|theme|utilities)\b/g)].map(([, name = '']) => name)),
];

interface Manifest {
  overrides?: Record<string, string>;
}

describe.skipIf(!hasRegistry())('downloaded sandboxes', () => {
  let root = '';
  const chosen = new Map<string, BuiltSandbox>();

  /* Workspaces of one project: what they share is installed once, which saves four fifths of the time. */
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'x-docs-sandboxes-'));
    const all = everySandbox();
    const overrides: Record<string, string> = {};
    for (const { name, page, form, imports } of CHOICES) {
      const sandbox = all.find(
        ({ id, code }) =>
          page.test(id) && id.endsWith(form) && code.imports.some((each) => imports.test(each)),
      );
      if (sandbox === undefined) throw new Error(`No demo of ${name} is written in ${form}.`);
      chosen.set(name, sandbox);
      const files = Object.entries(unzipSync(zipProject(sandbox.project)));
      writeFiles(root, Object.fromEntries(files.map(([file, data]) => [file, strFromU8(data)])));
      // npm reads those of the outermost project only.
      const manifest = JSON.parse(sandbox.project.files['package.json'] ?? '') as Manifest;
      Object.assign(overrides, manifest.overrides);
    }
    const workspaces = [...chosen.values()].map(({ project }) => project.name);
    writeFiles(root, { 'package.json': JSON.stringify({ private: true, workspaces, overrides }) });
    await npm(root, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  }, INSTALL_WITHIN_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }), INSTALL_WITHIN_MS);

  it.each(CHOICES)('build once installed: $name, $form', async ({ name, form }) => {
    const folder = path.join(root, chosen.get(name)?.project.name ?? '');
    await npm(folder, 'run', 'build');

    const assets = path.join(folder, 'dist/assets');
    const textOf = (extension: string): string =>
      readdirSync(assets)
        .filter((file) => file.endsWith(extension))
        .map((file) => readFileSync(path.join(assets, file), 'utf8'))
        .join('\n');
    expect(textOf('.js').length).toBeGreaterThan(100_000);
    const css = textOf('.css');
    // Not the text itself: a failure would print its fonts.
    expect(css.includes('font-family:Roboto')).toBe(true);
    expect(layersIn(css)).toEqual(form.startsWith('tailwind') ? ['mui', 'theme', 'utilities'] : []);
  });
});
