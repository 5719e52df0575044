import { DocsError } from '../errors.ts';
import { packagesOf } from './packages.ts';
import { printMain, printManifest, printPage, printReadme, printTools } from './scaffold.ts';
import type { SandboxFile, SandboxLanguage, SandboxProject, SandboxSource } from './source.ts';

/**
 * A demo as a project of its own: Vite, React, Material UI's theme around it, every version pinned. Its local files keep
 * the relative paths they are imported by.
 * @throws DocsError as `packagesOf` does, and when a file of the demo has no place in the project.
 */
export function createSandbox(source: SandboxSource): SandboxProject {
  const packages = packagesOf(source);
  const { language, styling, title } = source;
  const name = nameOf(title);
  const entry = entryOf(language);
  const files: Record<string, string> = {
    'README.md': printReadme(title, packages.paid),
    'package.json': printManifest(name, language, packages),
    'index.html': printPage(title, language),
    [`src/main${extensionOf(language)}`]: printMain(source, packages.paid),
    ...printTools(language, styling),
  };
  const [main, ...others] = source.files;
  files[entry] = endLine(main.text);
  for (const file of others) {
    const path = placeOf(file);
    if (Object.hasOwn(files, path)) throw taken(file, path);
    files[path] = endLine(file.text);
  }
  return { name, title, entry, files };
}

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'demo';

const extensionOf = (language: SandboxLanguage): string => (language === 'TS' ? '.tsx' : '.jsx');

/** The demo's own file in its project. */
export const entryOf = (language: SandboxLanguage): string => `src/Demo${extensionOf(language)}`;

const endLine = (text: string): string => `${text.trimEnd()}\n`;

/** Where a local file goes, for the demo in `src/` to find it by the path it already imports. */
function placeOf(file: SandboxFile): string {
  const place = ['src'];
  for (const part of file.path.split('/')) {
    if (part === '.' || part === '') continue;
    if (part !== '..') place.push(part);
    else if (place.pop() === undefined) {
      throw new DocsError(
        `The file "${file.path}" lies too far above the demo that imports it.`,
        'Put it beside the demo, or in the folder above.',
      );
    }
  }
  return place.join('/');
}

const taken = (file: SandboxFile, path: string): DocsError =>
  new DocsError(
    `The file "${file.path}" of a demo would replace ${path} of its sandbox.`,
    'Give it another name.',
  );
