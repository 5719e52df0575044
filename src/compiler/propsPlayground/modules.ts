import path from 'node:path';
import type { ImportedName } from '#core/propsPlayground/description.ts';
import { relativePath } from '../paths.ts';
import { presetId } from './derive.ts';
import type { PlaygroundHint } from '#markup/propsPlayground/PlaygroundForm.tsx';
import { playgroundRows } from './page.ts';
import type { DescribedPlayground, PlaygroundSource } from './describe.ts';

const importPath = (from: string, file: string): string => {
  const relative = relativePath(from, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

interface ModuleParts {
  source: PlaygroundSource;
  described: DescribedPlayground;
  /** Where the module is written, absolute. */
  folder: string;
  siteDemo: string;
  /** The sample's file, absolute, when there is one. */
  sampleFile: string | undefined;
}

/**
 * The module that a playground loads: the component with what surrounds it, the values of its presets, and what its
 * code is printed from. Presets are the very code that readers see.
 */
export function printPlaygroundModule({
  source,
  described,
  folder,
  siteDemo,
  sampleFile,
}: ModuleParts): string {
  const { component, record, family } = source;
  const { description } = described;
  const site = (file: string): string => importPath(folder, path.join(siteDemo, file));
  const used = new Set([
    description.component,
    ...(description.wrapper?.uses ?? []),
    ...(description.children?.uses ?? []),
    ...description.controls.flatMap((control) =>
      control.kind === 'preset' ? control.presets.flatMap(({ uses }) => uses) : [],
    ),
  ]);
  const constants = description.statements.map(({ name }) => name).filter((name) => used.has(name));
  const { open, close } = family.wrapper ?? { open: '<>', close: '</>' };
  const tag = description.component;
  const children = record.children === undefined ? ' />' : `>${record.children}</${tag}>`;
  const fixed = JSON.stringify(record.fixed ?? {});
  return [
    ...(component.plan === 'community' ? [] : [`import '${site('license.ts')}';`]),
    `export { DemoEnvironment } from '${site('DemoEnvironment.tsx')}';`,
    `export { createDemoCache } from '${site('emotionCache.ts')}';`,
    ...printImports(
      description.imports.filter(({ name, kind }) => kind !== 'type' && used.has(name)),
    ),
    ...(sampleFile === undefined || constants.length === 0
      ? []
      : [`import { ${constants.join(', ')} } from '${importPath(folder, sampleFile)}';`]),
    `const fixed = ${fixed};`,
    `export const Example = (props) => ${open}<${tag} {...fixed} {...props}${children}${close};`,
    `export const presets = {\n${printPresets(source, described).join('\n')}\n};`,
    `export const description = ${JSON.stringify(description)};`,
    `export const component = ${JSON.stringify({ name: component.name, route: component.route, plan: component.plan })};`,
    `export const hints = ${JSON.stringify(hintsOf(described))};`,
    `export const themeInScript = ${component.product === 'x-charts'};`,
    '',
  ].join('\n');
}

/** Prop → what its row says beside the control, where it says anything. */
const hintsOf = (described: DescribedPlayground): Record<string, PlaygroundHint> =>
  Object.fromEntries(
    playgroundRows(described).flatMap(({ control, hint }) =>
      hint === undefined ? [] : [[control.prop, hint]],
    ),
  );

const printImports = (imports: readonly ImportedName[]): string[] =>
  imports.map(({ name, from, kind }) =>
    kind === 'default' ? `import ${name} from '${from}';` : `import { ${name} } from '${from}';`,
  );

/** Prop → id → value. */
function printPresets(
  { record, family }: PlaygroundSource,
  { description }: DescribedPlayground,
): string[] {
  return description.controls.flatMap(({ prop, kind }) => {
    if (kind !== 'preset') return [];
    const presets = { ...family.props[prop], ...record.props?.[prop] }.presets ?? {};
    const values = Object.entries(presets).map(([label, code]) => `'${presetId(label)}': ${code}`);
    return [`  ${prop}: { ${values.join(', ')} },`];
  });
}

/** Page key → loader of its module. */
export function printPlaygroundRegistry(entries: readonly { key: string; file: string }[]): string {
  const lines = entries.map(({ key, file }) => `  '${key}': () => import('./${file}'),`);
  return [
    "import type { PlaygroundRegistry } from '#site/propsPlayground/playgroundModule.ts';",
    '',
    `export const registry: PlaygroundRegistry = {\n${lines.join('\n')}\n};`,
    '',
  ].join('\n');
}
