import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageOf, TOOLS } from '#core/sandbox/packages.ts';
import { everySandbox, writeFiles, type BuiltSandbox } from './projects.ts';

/** Below the project's root, so that packages are found in its `node_modules`. */
const FOLDER = path.resolve('.generated/sandboxes');
const TSC = path.resolve('node_modules/typescript-native/bin/tsc');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const folderOf = ({ id }: BuiltSandbox): string =>
  path.join(FOLDER, id.replace(/\//g, '--').replace(/ /g, '-'));

let sandboxes: BuiltSandbox[] = [];
beforeAll(() => {
  sandboxes = everySandbox();
  rmSync(FOLDER, { recursive: true, force: true });
  for (const sandbox of sandboxes) writeFiles(folderOf(sandbox), sandbox.project.files);
});

describe('the sandboxes of the site', () => {
  it('stand for demos in both languages, and in every styling that exists', () => {
    const forms = new Set(sandboxes.map(({ code }) => `${code.styling} ${code.language}`));
    expect([...forms].sort()).toEqual([
      'css JS',
      'css TS',
      'system JS',
      'system TS',
      'tailwind JS',
      'tailwind TS',
    ]);
  });

  it('find every import in their own files, or in a package they depend on', async () => {
    const result = await build({
      entryPoints: sandboxes.map((sandbox) =>
        path.join(folderOf(sandbox), 'src', entryOf(sandbox)),
      ),
      outdir: FOLDER,
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [checkPackages(sandboxes)],
    }).catch((error: unknown) => error as { errors: { text: string }[] });
    expect(result.errors.map(({ text }) => text)).toEqual([]);
  });

  it('hold no license key, and say where a reader puts one', () => {
    const paid = sandboxes.filter(({ code }) =>
      code.imports.some((specifier) => /^@mui\/x-[a-z-]+-(pro|premium)/.test(specifier)),
    );
    expect(paid.length).toBeGreaterThan(0);
    for (const sandbox of sandboxes) {
      const calls = Object.values(sandbox.project.files).flatMap(
        (text) => text.match(/^.*setLicenseKey\(.*$/gm) ?? [],
      );
      const expected = paid.includes(sandbox) ? ["// LicenseInfo.setLicenseKey('…');"] : [];
      expect([sandbox.id, calls]).toEqual([sandbox.id, expected]);
    }
  });

  it('take the Tailwind plugin in the version of Tailwind', () => {
    const manifests = sandboxes
      .filter(({ code }) => code.styling === 'tailwind')
      .map(({ project }) => JSON.parse(project.files['package.json'] ?? '') as Manifest);
    expect(manifests.length).toBeGreaterThan(0);
    for (const { devDependencies } of manifests) {
      expect(devDependencies['@tailwindcss/vite']).toBe(devDependencies['tailwindcss']);
    }
  });

  it('type-check with their own tsconfig.json', async () => {
    const checked = sandboxes.filter(({ code }) => code.language === 'TS');
    const groups = new Map<string, BuiltSandbox[]>();
    for (const sandbox of checked) {
      const name = augmentationsOf(sandbox);
      groups.set(name, [...(groups.get(name) ?? []), sandbox]);
    }
    const outputs = await Promise.all([...groups.values()].map((group, i) => typeCheck(group, i)));
    expect(outputs.flat()).toEqual([]);
  });
});

const entryOf = ({ code }: BuiltSandbox): string =>
  code.language === 'TS' ? 'main.tsx' : 'main.jsx';

/** Refuses a package that the sandbox does not depend on, and looks for the module of one it does. */
function checkPackages(all: readonly BuiltSandbox[]): Plugin {
  const dependencies = new Map(
    all.map((sandbox) => {
      const manifest = JSON.parse(sandbox.project.files['package.json'] ?? '') as Manifest;
      const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return [path.basename(folderOf(sandbox)), new Set(names)] as const;
    }),
  );
  const found = new Map<string, Promise<string[]>>();
  return {
    name: 'packages',
    setup(bundler) {
      bundler.onResolve(
        { filter: /^[^./]/ },
        async ({ path: specifier, importer, kind, pluginData }) => {
          if (pluginData === FOLDER || kind === 'entry-point') return undefined;
          const [folder = ''] = path.relative(FOLDER, importer).split(path.sep);
          const name = packageOf(specifier);
          if (dependencies.get(folder)?.has(name) !== true) {
            return {
              errors: [{ text: `${folder} imports ${specifier}, and does not depend on it.` }],
            };
          }
          // Not installed here: the test that installs sandboxes finds them, or fails.
          if (Object.hasOwn(TOOLS, name)) return { external: true };
          const lookUp = async (): Promise<string[]> => {
            const options = { kind, resolveDir: FOLDER, pluginData: FOLDER };
            const { errors } = await bundler.resolve(specifier, options);
            return errors.map(({ text }) => `${folder}: ${text}`);
          };
          const errors = found.get(specifier) ?? lookUp();
          found.set(specifier, errors);
          return { external: true, errors: (await errors).map((text) => ({ text })) };
        },
      );
    },
  };
}

/** A program shares what its modules declare globally: demos with different theme types are checked apart. */
const augmentationsOf = ({ code }: BuiltSandbox): string =>
  code.imports
    .filter((specifier) => specifier.endsWith('/themeAugmentation'))
    .sort()
    .join(' ');

/** One run of the compiler over many sandboxes, with the options of the first: they are the same for all. */
function typeCheck(group: readonly BuiltSandbox[], number: number): Promise<string[]> {
  const folders = group.map(folderOf);
  const config = path.join(FOLDER, `tsconfig.${number}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(folders[0] ?? '', 'tsconfig.json'),
      include: folders.map((folder) => path.join(folder, 'src')),
    }),
  );
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [TSC, '-p', config, '--pretty', 'false'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => {
        const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
        if (error !== null && errors.length === 0) reject(error);
        else resolve(errors);
      },
    );
  });
}
