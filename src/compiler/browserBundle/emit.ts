import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import {
  SCRIPTS_FOLDER,
  type BundledPages,
  type PageScripts,
} from '#core/browserBundle/scripts.ts';
import { writeIfChanged } from '../emit/write.ts';
import { bundleScripts, importsOf, type Script } from './bundle.ts';
import { printBundledRegistry, readRegistry, type Loads } from './registries.ts';

/** Where the bundle is written, laid out as below the site's root. */
export const bundleFolder = (generated: string): string => path.join(generated, 'bundle/static');

/** Puts the bundle into the export. */
export function exportBundle(generated: string, out: string): void {
  cpSync(bundleFolder(generated), out, { recursive: true });
}

const listFile = (generated: string): string => path.join(generated, 'bundle/pages.json');

/** Registries that the compiler writes, below `.generated`; those that load from the bundle have the same places in `bundle`. */
const REGISTRIES = [...products.map(({ id }) => `demos/${id}.ts`), 'playgrounds/registry.ts'];

/**
 * Bundles the demos and playgrounds of all pages, and writes the scripts, registries that load them, and what each page loads.
 * Development goes without it: Next bundles what somebody looks at.
 * @returns files of which something is in the bundle.
 * @throws DocsError when they cannot be bundled.
 */
export async function emitBrowserBundle(generated: string): Promise<Set<string>> {
  const registries = REGISTRIES.map((name) => {
    const file = path.join(generated, name);
    return { name, modules: readRegistry(file, readFileSync(file, 'utf8')) };
  });
  const scripts = await bundleScripts(
    registries.flatMap(({ modules }) => [...modules.values()]),
    { NODE_ENV: 'production', MUI_X_LICENSE_KEY: process.env['MUI_X_LICENSE_KEY'] ?? '' },
  );
  writeScripts(bundleFolder(generated), scripts);
  const byName = new Map(scripts.map((script) => [script.name, script]));
  const loadsOf = createLoads(byName, generated);
  const pages: BundledPages = { demos: {}, playgrounds: {} };
  for (const { name, modules } of registries) {
    const loads = new Map([...modules].map(([key, file]) => [key, loadsOf(file)]));
    const list = name.startsWith('demos/') ? pages.demos : pages.playgrounds;
    for (const [key, load] of loads) list[key] = pageScripts(load, byName);
    writeIfChanged(path.join(generated, 'bundle', name), printBundledRegistry(loads));
  }
  writeIfChanged(listFile(generated), JSON.stringify(pages));
  return new Set(scripts.flatMap(({ files }) => files));
}

/** What pages load from the bundle. @throws when nothing was bundled. */
export const readBundledPages = (generated: string): BundledPages =>
  JSON.parse(readFileSync(listFile(generated), 'utf8')) as BundledPages;

function writeScripts(folder: string, scripts: readonly Script[]): void {
  const place = path.join(folder, SCRIPTS_FOLDER);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(place, { recursive: true });
  for (const { name, code } of scripts) writeFileSync(path.join(place, name), code);
}

type ScriptsByName = ReadonlyMap<string, Script>;

/** @returns from a module's file, what it loads. */
function createLoads(byName: ScriptsByName, generated: string): (file: string) => Loads {
  const byModule = new Map([...byName.values()].map((script) => [script.module, script]));
  const dates = path.join(generated, 'demos/dates');
  return (file) => {
    const entry = byModule.get(file);
    if (entry === undefined) throw new Error(`The bundle has no script for ${file}.`);
    const own = importsOf(entry.name, byName);
    const dated = entry.laterImports.flatMap((name): [string, string[]][] => {
      const module = byName.get(name)?.module ?? '';
      if (!module.startsWith(dates)) return [];
      const [library = ''] = path.relative(dates, module).split(path.sep);
      return [[library, importsOf(name, byName).filter((needed) => !own.includes(needed))]];
    });
    return { scripts: own, dated: Object.fromEntries(dated) };
  };
}

function pageScripts({ scripts: now }: Loads, byName: ScriptsByName): PageScripts {
  const later = new Set(now.flatMap((name) => byName.get(name)?.laterImports ?? []));
  // A set yields what is added to it meanwhile.
  for (const name of later) {
    const { imports = [], laterImports = [] } = byName.get(name) ?? {};
    for (const needed of [...imports, ...laterImports]) later.add(needed);
  }
  for (const name of now) later.delete(name);
  const address = (name: string): string => `${SCRIPTS_FOLDER}${name}`;
  return { now: now.map(address), later: [...later].sort().map(address) };
}
