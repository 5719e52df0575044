import { compareMinors, majorOf, minorOf, type Minor } from '../history/history.ts';
import { isExportedIn, type ProductHistory } from '../history/productHistory.ts';
import type { ChangedProduct } from '../migration/change.ts';
import { productPackages } from '../migration/products.ts';
import { packageOf } from '../sandbox/packages.ts';
import type { SandboxSource } from '../sandbox/source.ts';
import { gapBetween, MissingNames } from './differences.ts';
import { attributesOf } from './elements.ts';
import type { ReaderVersions } from './versions.ts';

/** What a sandbox made of the reader's version of one product. */
export type SandboxNote = { package: string; wanted: string } & (
  | { kind: 'installed'; version: string }
  /** Of that minor version, the package has no release. */
  | { kind: 'unpublished' }
  /** It asks for another React, or another Material UI, than a sandbox has. */
  | { kind: 'too-old' }
  /**
   * @property names that the demo imports and the version lacks. The history has no date adapters and no locales of the
   * grid: those of the documented major are taken for granted, and no others.
   */
  | { kind: 'missing'; names: string[] }
  /** @property names of props that the demo sets and the version lacks. */
  | { kind: 'missing-props'; names: string[] }
);

/** The first whose peers are the React 19 and the Material UI 7 that sandboxes install. The newest that is known has them, too. */
const OLDEST = '7.29';

/** Histories of products, as far as they are needed. */
export type Histories = Readonly<Partial<Record<ChangedProduct, ProductHistory>>>;

/** Products of which a demo imports packages, and the reader has a version. */
export const productsOfSandbox = (
  imports: readonly string[],
  versions: ReaderVersions,
): ChangedProduct[] => [
  ...new Set(
    imports.map(packageOf).flatMap((name) => {
      const product = productPackages.find((each) => each.name === name)?.product;
      return product !== undefined && versions[product] !== undefined ? [product] : [];
    }),
  ),
];

interface Known {
  versions: ReaderVersions;
  histories: Histories;
  /** The version that demos are written for. */
  documented: string;
}

/**
 * A sandbox with the reader's versions, where the demo's imports exist there; with the documented ones elsewhere, and a
 * note that says why.
 */
export function withReaderVersions(
  source: SandboxSource,
  { versions, histories, documented }: Known,
): { source: SandboxSource; notes: SandboxNote[] } {
  const notes: SandboxNote[] = [];
  const installed = { ...source.installed };
  for (const product of productsOfSandbox(source.imports, versions)) {
    const history = histories[product];
    const wanted = versions[product];
    if (history === undefined || wanted === undefined) continue;
    // What a sandbox has anyway, or as much of it as a package has.
    if (minorOf(wanted) === minorOf(documented)) continue;
    const chosen = chooseVersions(source, { product, wanted, history, documented });
    notes.push(...chosen);
    if (chosen.some(({ kind }) => kind !== 'installed')) continue;
    for (const note of chosen) {
      const record = installed[note.package];
      if (note.kind === 'installed' && record !== undefined) {
        installed[note.package] = { ...record, version: note.version };
      }
    }
  }
  return { source: { ...source, installed }, notes };
}

interface WantedPackages {
  product: ChangedProduct;
  wanted: string;
  history: ProductHistory;
  documented: string;
}

/** All packages of the product in the reader's version, or why one of them cannot be. */
function chooseVersions(
  source: SandboxSource,
  { product, wanted, history, documented }: WantedPackages,
): SandboxNote[] {
  const minor = minorOf(wanted);
  const lacked = new MissingNames(history.changes, gapBetween(history, wanted, documented));
  const notes = packagesIn(source, product).map((name): SandboxNote => {
    const about = { package: name, wanted };
    if (compareMinors(minor, OLDEST) < 0) return { ...about, kind: 'too-old' };
    const isSameMajor = majorOf(source.installed[name]?.version ?? '') === majorOf(minor);
    const missing = namesFrom(source, name).filter(
      (each) => !(isKnownIn(minor, each, { name, history, documented }) ?? isSameMajor),
    );
    if (missing.length > 0) return { ...about, kind: 'missing', names: missing };
    const props = lackedProps(source, name, lacked);
    if (props.length > 0) return { ...about, kind: 'missing-props', names: props };
    const known = history.packages[name]?.versions ?? [];
    const version =
      known.find((each) => each === wanted) ?? known.findLast((each) => minorOf(each) === minor);
    return version === undefined
      ? { ...about, kind: 'unpublished' }
      : { ...about, kind: 'installed', version };
  });
  const refused = notes.filter(({ kind }) => kind !== 'installed');
  return refused.length > 0 ? refused.slice(0, 1) : notes;
}

/** Packages of a product that a demo imports. */
const packagesIn = ({ imports }: SandboxSource, product: ChangedProduct): string[] =>
  [...new Set(imports.map(packageOf))].filter((name) =>
    productPackages.some((each) => each.name === name && each.product === product),
  );

/**
 * Whether a version of a package exports what a demo imports from it; undefined where the history cannot say. It does not
 * look into entries such as `locales`: what it misses in the documented version, too, has only moved there.
 */
function isKnownIn(
  minor: Minor,
  exported: string,
  { name, history, documented }: { name: string; history: ProductHistory; documented: string },
): boolean | undefined {
  const packages = packagesUpTo(name, history);
  const isHere = isExportedIn(packages, exported, minorOf(documented));
  return isHere === false ? undefined : isExportedIn(packages, exported, minor);
}

/** Props that a demo sets on components of a package, and a version lacks. */
const lackedProps = (source: SandboxSource, name: string, lacked: MissingNames): string[] => [
  ...new Set(
    propsFrom(source, name).flatMap(([owner, prop]) =>
      lacked.hasPart(owner, 'member', prop) ? [prop] : [],
    ),
  ),
];

/** What a demo uses that the reader's version of a product lacks. */
export interface DemoGap {
  product: ChangedProduct;
  version: string;
  /** Imports, then props. Never empty. */
  names: string[];
}

/** What a demo uses that the reader's versions lack; only what is sure, so nothing that the history does not know. */
export function gapsOfDemo(
  source: SandboxSource,
  { versions, histories, documented }: Known,
): DemoGap[] {
  return productsOfSandbox(source.imports, versions).flatMap((product): DemoGap[] => {
    const history = histories[product];
    const version = versions[product];
    if (history === undefined || version === undefined) return [];
    if (minorOf(version) === minorOf(documented)) return [];
    const lacked = new MissingNames(history.changes, gapBetween(history, version, documented));
    const names = packagesIn(source, product).flatMap((name) => [
      ...namesFrom(source, name).filter(
        (each) => isKnownIn(minorOf(version), each, { name, history, documented }) === false,
      ),
      ...lackedProps(source, name, lacked),
    ]);
    return names.length === 0 ? [] : [{ product, version, names: [...new Set(names)] }];
  });
}

/** A package passes on what the plans below it export. */
function packagesUpTo(name: string, { packages }: ProductHistory) {
  const names = Object.keys(packages);
  return names.slice(0, names.indexOf(name) + 1).flatMap((each) => packages[each] ?? []);
}

/** `import { A, type B as C } from '@mui/x-charts/BarChart';` at the start of a line. */
const NAMED =
  /^[ \t]*(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

/** What a demo's code imports of a package: the name there, and the one in the code. */
const importsFrom = (text: string, name: string): [imported: string, local: string][] =>
  [...text.matchAll(NAMED)].flatMap(([, list = '', from = '']) =>
    from === name || from.startsWith(`${name}/`)
      ? list.split(',').flatMap((each): [string, string][] => {
          const [, imported, local] =
            /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/.exec(each) ?? [];
          return imported === undefined ? [] : [[imported, local ?? imported]];
        })
      : [],
  );

/** What a demo's code imports of a package, by name. */
export const namesFrom = ({ files }: Pick<SandboxSource, 'files'>, name: string): string[] => [
  ...new Set(files.flatMap(({ text }) => importsFrom(text, name).map(([imported]) => imported))),
];

/** Props that a demo's code sets on components of a package. */
const propsFrom = ({ files }: Pick<SandboxSource, 'files'>, name: string) =>
  files.flatMap(({ text }) =>
    importsFrom(text, name).flatMap(([imported, local]) =>
      attributesOf(text, local).map((prop) => [imported, prop] as const),
    ),
  );
