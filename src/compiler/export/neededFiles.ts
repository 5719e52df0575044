import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the build that another one names: scripts without `/_next/`, styles relative to themselves. */
const NAMED = /static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2|png|svg|wasm)/g;
const STYLED = /url\(["']?\.\.\/(media\/[\w.~-]+)/g;

/** Three scripts of the build beside the chunks, which every document names. */
const OF_BUILD = /_next\/static\/[\w-]+\/_\w+\.js/g;

/** `"tree-view/quickstart":()=>e.A(295796)`, `charts:()=>e.A(2)`: a registry's entry, page key → module that loads it. */
const ENTRY = /(?<=[{,]"?)([\w/-]+)"?:\(\)=>\w+\.A\((\d+)\)/g;

/** `295796,e=>{e.v(t=>Promise.all(["static/chunks/a.js",…]…`: that module, with the chunks it loads. */
const LOADER = /\b(\d+),(\w+)=>\{\2\.v\(\w+=>Promise\.all\(\[[^\]]*\]/g;

/** The files that a file of the export names, or the text of a registry with its entries. */
type ReadFile = { names: string[] } | { text: string; entries: readonly RegExpExecArray[] };

/**
 * Finds what pages of an export need from `/_next/static/`, however late they load it: files name the files they load.
 * Registries name the demos of every page of a product, and playgrounds of all products: of those, `isNeeded` picks.
 * Should the bundler write them another way one day, more is found than is needed, never less.
 * @param out the exported folder.
 */
export function createSearchForFiles(
  out: string,
): (documents: readonly string[], isNeeded: (pageKey: string) => boolean) => Set<string> {
  const readOnce = memo((url: string): ReadFile => {
    const file = path.join(out, url);
    const text =
      /\.(?:js|css|html)$/.test(url) && existsSync(file) ? readFileSync(file, 'utf8') : '';
    const entries = url.endsWith('.js') ? [...text.matchAll(ENTRY)] : [];
    return entries.length === 0 ? { names: namedBy(text) } : { text, entries };
  });

  /** Only a registry names other files for each product. */
  const namesIn = (url: string, isNeeded: (pageKey: string) => boolean): string[] => {
    const read = readOnce(url);
    if ('names' in read) return read.names;
    return namedBy(withoutLoaders(read.text, foreignModules(read.entries, isNeeded)));
  };

  return (documents, isNeeded) => {
    const found = new Set<string>();
    const queue = [...documents];
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      for (const named of namesIn(url, isNeeded)) {
        if (found.has(named) || !existsSync(path.join(out, named))) continue;
        found.add(named);
        queue.push(named);
      }
    }
    return found;
  };
}

/**
 * Finds what the demos of a page load when the first of them is mounted, beyond what the page itself names.
 * @param out the exported folder.
 * @returns for a document's text and the key of its page, addresses of scripts and styles.
 */
export function createSearchForDemoScripts(out: string): (html: string, key: string) => string[] {
  const readOnce = memo((url: string) => readScript(path.join(out, url)));
  return (html, key) => {
    const own = namedBy(html);
    // A registry comes once the page is awake: what the document names, names it.
    const near = new Set([...own, ...own.flatMap((url) => readOnce(url).names)]);
    const found = [...near].flatMap((url) => readOnce(url).demos.get(key) ?? []);
    return [...new Set(found)].filter((url) => !own.includes(url));
  };
}

/** The files that a script names, and, if it is a registry, those that the demos of each page load. */
interface ReadScript {
  names: string[];
  demos: ReadonlyMap<string, string[]>;
}

function readScript(file: string): ReadScript {
  if (!file.endsWith('.js') || !existsSync(file)) return { names: [], demos: new Map() };
  const text = readFileSync(file, 'utf8');
  const entries = [...text.matchAll(ENTRY)];
  const loaders = new Map(
    entries.length === 0
      ? []
      : [...text.matchAll(LOADER)].map(([loader, id = '']) => [id, namedBy(loader)]),
  );
  return {
    names: namedBy(text),
    demos: new Map(entries.map(([, key = '', id = '']) => [key, loaders.get(id) ?? []])),
  };
}

function memo<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

function namedBy(text: string): string[] {
  return [
    ...[...text.matchAll(NAMED)].map(([named]) => `/_next/${named}`),
    ...[...text.matchAll(STYLED)].map(([, named = '']) => `/_next/static/${named}`),
    ...[...text.matchAll(OF_BUILD)].map(([named]) => `/${named}`),
  ];
}

/** Modules that load the demos of pages that are not needed. */
function foreignModules(
  entries: readonly RegExpExecArray[],
  isNeeded: (pageKey: string) => boolean,
): Set<string> {
  const needed = new Set(entries.filter(([, key = '']) => isNeeded(key)).map(([, , id]) => id));
  return new Set(entries.flatMap(([, , id = '']) => (needed.has(id) ? [] : [id])));
}

/** A script without these modules. */
const withoutLoaders = (text: string, foreign: ReadonlySet<string>): string =>
  text.replace(LOADER, (loader, id: string) => (foreign.has(id) ? '' : loader));
