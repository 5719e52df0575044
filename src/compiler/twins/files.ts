import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_VARIANT, twinFile } from '#core/twins/markdownTwin.ts';
import type { MarkdownTwin } from './reference/twins.ts';
import { writeIfChanged } from '../emit/write.ts';

const STANDARD = twinFile(DEFAULT_VARIANT);

const folderOf = (root: string, route: string): string => path.join(root, route);

/** Route → the files of its twin, `index.md` first. */
export function filesOfTwins(twins: readonly MarkdownTwin[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { route, file = STANDARD } of twins) {
    files.set(route, [...(files.get(route) ?? []), file]);
  }
  return files;
}

/**
 * Writes the Markdown of pages where `exportTwins` finds it. Whatever has Markdown for machines, prose pages too, comes
 * through here.
 */
export function emitTwins(generated: string, twins: readonly MarkdownTwin[]): void {
  const root = path.join(generated, 'markdown');
  for (const { route, file = STANDARD, markdown } of twins) {
    writeIfChanged(path.join(folderOf(root, route), file), markdown);
  }
  for (const [route, files] of filesOfTwins(twins)) {
    for (const file of twinsIn(folderOf(root, route)).filter((name) => !files.includes(name))) {
      rmSync(path.join(folderOf(root, route), file)); // a variant that the page no longer has
    }
  }
}

const twinsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];

/**
 * A twin whose links to the library's own site lead to ours, where we have the page.
 * @param routes every page of the site.
 */
export const linkHome = (markdown: string, routes: ReadonlySet<string>): string =>
  markdown.replace(/\]\(https:\/\/mui\.com(\/x\/[^)#\s]*)/g, (link, route: string) =>
    routes.has(route) ? `](${route}` : link,
  );
