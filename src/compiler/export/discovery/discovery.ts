import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTED_VERSION, LIBRARY_NAME } from '#content/products.ts';
import { CARD_FOLDER } from '#core/discovery/card.ts';
import { ORIGIN_VARIABLE, type PublishedOrigin } from '#core/discovery/publishedOrigin.ts';
import { relativePath, ROOT } from '../../paths.ts';
import { printRobots, printSitemap } from './sitemap.ts';
import { printMcpFiles, printSkills } from './wellKnown.ts';

interface Found {
  published: PublishedOrigin;
  /** Routes of pages that search engines may list. */
  routes: readonly string[];
  /** Address of a card → the picture. */
  cards: ReadonlyMap<string, Uint8Array>;
}

/**
 * Writes what the site is found by from outside into the export: the list of pages, the word to robots, what is well known,
 * and the cards of pages.
 * @returns what a person who builds should know.
 * @throws DocsError when a skill makes no sense.
 */
export function exportDiscovery(out: string, { published, routes, cards }: Found): string {
  const { origin, isGiven } = published;
  const site = { origin, library: LIBRARY_NAME, version: DOCUMENTED_VERSION };
  const files = [
    { file: '/sitemap.xml', text: printSitemap(routes, origin) },
    { file: '/robots.txt', text: printRobots(origin) },
    ...printSkills(readSkills(), site),
    ...printMcpFiles(site),
  ];
  for (const { file, text } of files) write(out, file, text);
  for (const [file, picture] of cards) write(out, file, picture);
  const count = `sitemap.xml lists ${routes.length} pages; ${cards.size} cards lie in ${CARD_FOLDER}/.`;
  return isGiven
    ? `${count} Whole addresses begin with ${origin}.`
    : `${count} ${ORIGIN_VARIABLE} is not set: whole addresses begin with ${origin} (content/site.ts). Set it to where this build will be read.`;
}

function write(out: string, file: string, content: string | Uint8Array): void {
  const place = path.join(out, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/** `content/skills/<name>/SKILL.md`. */
function readSkills(): { file: string; text: string }[] {
  const folder = path.join(ROOT, 'content/skills');
  return readdirSync(folder).map((name) => {
    const file = path.join(folder, name, 'SKILL.md');
    return { file: relativePath(ROOT, file), text: readFileSync(file, 'utf8') };
  });
}
