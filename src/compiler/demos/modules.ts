import path from 'node:path';
import { relativePath } from '../paths.ts';
import type { DemoSource } from './read.ts';

const importPath = (from: string, file: string): string => {
  const relative = relativePath(from, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/** An import of a package whose demos show a watermark without a license key. */
const PAID = /@mui\/x-[a-z-]+-(?:pro|premium)/;

/**
 * The module a page loads when its first demo comes near: every demo of the page in its stylings, and the environment
 * they live in.
 * @param folder where the module is written, absolute.
 */
export function printPageModule(
  folder: string,
  demos: readonly DemoSource[],
  siteDemo: string,
  dated: readonly DatedModule[] = [],
): string {
  const imports: string[] = [];
  const entries = demos.map(({ name, variants }) => {
    const stylings = variants.map(({ styling, files }) => {
      const local = `${name}_${styling}`;
      imports.push(`import ${local} from '${importPath(folder, files[0].path)}';`);
      return `${styling}: ${local}`;
    });
    return `  ${name}: { ${stylings.join(', ')} },`;
  });
  const paid = demos.some(({ variants }) =>
    variants.some(({ files }) => files.some(({ source }) => PAID.test(source))),
  );
  return [
    ...(paid ? [`import '${importPath(folder, path.join(siteDemo, 'license.ts'))}';`] : []),
    `export { DemoEnvironment } from '${importPath(folder, path.join(siteDemo, 'DemoEnvironment.tsx'))}';`,
    `export { createDemoCache } from '${importPath(folder, path.join(siteDemo, 'emotionCache.ts'))}';`,
    ...imports,
    `export const demos = {\n${entries.join('\n')}\n};`,
    ...(dated.length > 0 ? [printDated(folder, dated)] : []),
    '',
  ].join('\n');
}

/** The demos of a page that run with another date library than Day.js, and the module that has them. */
export interface DatedModule {
  library: string;
  /** Absolute. */
  file: string;
  names: readonly string[];
}

const printDated = (folder: string, dated: readonly DatedModule[]): string =>
  `export const dated = {\n${dated
    .map(({ library, file, names }) => {
      const load = `() => import('${importPath(folder, file)}')`;
      return `  '${library}': { names: ${JSON.stringify(names)}, load: ${load} },`;
    })
    .join('\n')}\n};`;

/** The module of the demos that run with one date library. */
export const printDatedModule = (
  folder: string,
  demos: readonly { name: string; file: string }[],
): string =>
  [
    ...demos.map(({ name, file }) => `import ${name} from '${importPath(folder, file)}';`),
    `export const demos = { ${demos.map(({ name }) => name).join(', ')} };`,
    '',
  ].join('\n');

/** Page key → loader of its module, for the pages of one product. */
export function printRegistry(keys: readonly string[]): string {
  const entries = keys.map((key) => `  '${key}': () => import('./pages/${key}.ts'),`);
  return [
    "import type { DemoRegistry } from '#site/demo/demoModule.ts';",
    '',
    `export const registry: DemoRegistry = {\n${entries.join('\n')}\n};`,
    '',
  ].join('\n');
}
