import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownTwin } from '../reference/markdown/twins.ts';
import { writeIfChanged } from './write.ts';

const fileOf = (folder: string, route: string): string => path.join(folder, route, 'index.md');

/**
 * Writes the Markdown of pages where `exportTwins` finds it. Whatever has Markdown for machines, prose pages too, comes
 * through here.
 * @param routes every page of the site: where we have the page, links to the library's own site lead to ours.
 */
export function emitTwins(
  generated: string,
  twins: readonly MarkdownTwin[],
  routes: ReadonlySet<string>,
): void {
  for (const { route, markdown } of twins) {
    writeIfChanged(fileOf(path.join(generated, 'markdown'), route), linkHome(markdown, routes));
  }
}

const linkHome = (markdown: string, routes: ReadonlySet<string>): string =>
  markdown.replace(/\]\(https:\/\/mui\.com(\/x\/[^)#\s]*)/g, (link, route: string) =>
    routes.has(route) ? `](${route}` : link,
  );

/**
 * Copies the twins of the pages that say they have one into the export, each beside its page: `<route>index.md`.
 * @returns how many there are.
 */
export function exportTwins(generated: string, out: string): number {
  const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8')) as {
    route: string;
  }[];
  let copied = 0;
  for (const { route } of routes) {
    const file = fileOf(path.join(generated, 'markdown'), route);
    if (!existsSync(file)) continue;
    copyFileSync(file, fileOf(out, route));
    copied += 1;
  }
  return copied;
}
