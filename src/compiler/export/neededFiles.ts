import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the build that another one names: scripts without `/_next/`, styles relative to themselves. */
const NAMED = /static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2|png|svg|wasm)/g;
const STYLED = /url\(["']?\.\.\/(media\/[\w.~-]+)/g;

/** Three scripts of the build beside the chunks, which every document names. */
const OF_BUILD = /_next\/static\/[\w-]+\/_\w+\.js/g;

/**
 * Finds what pages of an export need from Next's build in `/_next/static/`, however late they load it: files name the files
 * they load. Demos and playgrounds are not in that build.
 * @param out the exported folder.
 */
export function createSearchForFiles(out: string): (documents: readonly string[]) => Set<string> {
  const known = new Map<string, string[]>();
  const namesIn = (url: string): string[] => {
    const names = known.get(url) ?? namedBy(readText(path.join(out, url)));
    known.set(url, names);
    return names;
  };
  return (documents) => {
    const found = new Set<string>();
    const queue = [...documents];
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      for (const named of namesIn(url)) {
        if (found.has(named) || !existsSync(path.join(out, named))) continue;
        found.add(named);
        queue.push(named);
      }
    }
    return found;
  };
}

/** The text of a file that may name others; nothing of other files, and of those that are not there. */
const readText = (file: string): string =>
  /\.(?:js|css|html)$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';

function namedBy(text: string): string[] {
  return [
    ...[...text.matchAll(NAMED)].map(([named]) => `/_next/${named}`),
    ...[...text.matchAll(STYLED)].map(([, named = '']) => `/_next/static/${named}`),
    ...[...text.matchAll(OF_BUILD)].map(([named]) => `/${named}`),
  ];
}
