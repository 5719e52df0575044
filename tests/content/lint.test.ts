import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/*
 * The rules that keep rooms apart, and DOM that is built by hand out of the site, are patterns: one that matches nothing says
 * nothing. So each is broken here on purpose, also several folders deep.
 */

const OXLINT = path.resolve('node_modules/.bin/oxlint');

interface Diagnostic {
  filename: string;
  labels: { span: { line: number } }[];
}

/** Lints files in a folder of their own, by the rules of the project. @returns path → lines with a problem. */
async function lint(files: Readonly<Record<string, string>>): Promise<Record<string, number[]>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    // It fails because it finds something, which is what is wanted.
    const printed = await promisify(execFile)(OXLINT, ['--format', 'json'], { cwd: folder }).catch(
      (error: Error & { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(printed.stdout) as { diagnostics: Diagnostic[] };
    const found: Record<string, number[]> = {};
    for (const { filename, labels } of diagnostics) {
      const lines = (found[filename] ??= []);
      for (const { span } of labels) if (!lines.includes(span.line)) lines.push(span.line);
    }
    for (const lines of Object.values(found)) lines.sort((a, b) => a - b);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const importing = (...modules: readonly string[]): string =>
  modules.map((module, i) => `export { a as a${i} } from '${module}';\n`).join('');

const everyLine = (text: string): number[] =>
  text
    .trimEnd()
    .split('\n')
    .map((_, i) => i + 1);

it('keeps each room from what it must not know, however deep it lies', async () => {
  const files = {
    'src/core/deep/a.ts': importing(
      '#markup/a.ts',
      '#markup/deep/a.tsx',
      '#compiler/deep/a.ts',
      '#site/deep/er/a.tsx',
      '#server/deep/a.ts',
      '#content/products.ts',
      '#content/messages/a.ts',
      'node:fs',
      'next/router',
      'react',
    ),
    'src/markup/deep/a.tsx': importing(
      '#compiler/deep/a.ts',
      '#site/a.ts',
      '#site/deep/a.tsx',
      '#server/deep/a.ts',
      '#content/products.ts',
      '#content/docs/deep/a.ts',
      'react-dom',
      'node:fs',
    ),
    'src/compiler/deep/a.ts': importing(
      '#site/a.ts',
      '#site/deep/a.tsx',
      '#server/deep/a.ts',
      'react',
      'react-dom/server',
    ),
    'src/site/deep/a.ts': importing(
      '#compiler/a.ts',
      '#compiler/deep/a.ts',
      '#server/deep/a.ts',
      '@ariakit/react',
      '@ariakit/react/menu',
    ),
    'src/site/ui/a.ts': importing('#compiler/deep/a.ts', '#server/deep/a.ts'),
    'src/server/deep/a.ts': importing(
      '#markup/deep/a.ts',
      '#compiler/deep/a.ts',
      '#site/deep/a.ts',
      'react',
    ),
    'content/docs/charts/bars/Bars.tsx': importing('#core/a.ts', '#site/deep/a.ts'),
  };
  const allowed = {
    'src/markup/deep/b.tsx': importing('#core/deep/a.ts', '#content/messages/a.ts'),
    'src/compiler/deep/b.ts': importing('#core/deep/a.ts', '#markup/deep/a.tsx', '#content/a.ts'),
    'src/compiler/print/render.ts': importing('react', 'react-dom/server'),
    'src/site/ui/b.ts': importing('@ariakit/react', '#core/deep/a.ts'),
  };
  expect(await lint({ ...files, ...allowed })).toEqual(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, everyLine(text)])),
  );
});

it('keeps state and effects out of what is printed once', async () => {
  const hooks = ['useState', 'useEffect', 'useContext', 'useActionState', 'Component'];
  const file = hooks.map((name) => `export { ${name} } from 'react';\n`).join('');
  const allowed = "export { createElement, Fragment, type ReactNode } from 'react';\n";
  expect(await lint({ 'src/markup/deep/a.tsx': file, 'src/markup/b.tsx': allowed })).toEqual({
    'src/markup/deep/a.tsx': everyLine(file),
  });
});

it('keeps DOM that is built by hand out of the site', async () => {
  const lines = [
    "document.createElement('p');",
    "globalThis.document.createElement('p');",
    "place.ownerDocument.createElement('p');",
    "document.createElementNS('a', 'g');",
    "document.createTextNode('a');",
    "place.innerHTML = 'a';",
    "place.outerHTML = 'a';",
    "place.setHTMLUnsafe('a');",
    "place.insertAdjacentHTML('beforeend', 'a');",
    "place.insertAdjacentElement('beforeend', place);",
    'place.append(place);',
    'place.prepend(place);',
    'place.appendChild(place);',
    'place.insertBefore(place, null);',
    'place.replaceChild(place, place);',
    'place.replaceChildren(place);',
    "document.createRange().createContextualFragment('a');",
  ];
  const file = `export const draw = (place: HTMLElement): void => {\n  ${lines.join('\n  ')}\n};\n`;
  expect(await lint({ 'src/site/deep/a.ts': file, 'src/site/editor/frame/a.ts': file })).toEqual({
    'src/site/deep/a.ts': lines.map((_, i) => i + 2),
  });
});
