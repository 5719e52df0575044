import type {
  Control,
  ImportedName,
  PlaygroundDescription,
  Preset,
} from '#core/propsPlayground/description.ts';
import type { PlaygroundFamily, PlaygroundRecord } from '#core/propsPlayground/record.ts';
import type { ComponentReference } from '#core/reference/reference.ts';
import { deriveControls, presetId, type DerivedControl } from './derive.ts';
import { attributePieces, piecesOf, prettify } from './pieces.ts';
import { readImports, readSample, usesOf } from './sample.ts';

/** A component, and what the table says of its playground. */
export interface PlaygroundSource {
  component: ComponentReference;
  record: PlaygroundRecord;
  family: PlaygroundFamily;
  /** Text of the sample's module; empty without one. */
  sample: string;
}

/** A description, and what only the compiler needs of it. */
export interface DescribedPlayground {
  description: PlaygroundDescription;
  /** By prop: what the reference says of it, for the form. */
  hints: Record<string, { type: string; default?: string; documented: boolean }>;
}

/**
 * Everything a playground shows.
 * @throws when code of the table or of the sample does not parse.
 */
export async function describePlayground(source: PlaygroundSource): Promise<DescribedPlayground> {
  const { component, record, family } = source;
  const derived = deriveControls(component, record, family);
  const sample = await readSample(source.sample);
  const lines = [
    ...family.imports,
    ...(record.imports ?? []),
    ...(family.wrapper?.imports ?? []),
    componentImport(component, family),
  ];
  const declared = [...(await readImports(lines.join('\n'))), ...sample.imports];
  const imports = unique(
    declared.map((entry) => ({ ...entry, from: inPlan(entry.from, component) })),
  );
  const known = [...imports, ...sample.statements].map(({ name }) => name);
  const depth = family.wrapper === undefined ? 6 : 8;
  const spelling = new Map(
    derived.map((control) => [control.prop, control.note.presets !== undefined]),
  );
  const controls = await Promise.all(
    derived.map((control) => finishControl(control, { known, depth, spelling })),
  );
  return {
    description: {
      component: component.exportName,
      imports,
      statements: sample.statements,
      ...(await readWrapper(family, known)),
      fixed: Object.entries(record.fixed ?? {}).map(([name, text]) => ({ name, text })),
      ...(await readChildren(record, known)),
      controls,
    },
    hints: Object.fromEntries(
      derived.map(({ prop, member }) => [
        prop,
        {
          type: member.type.short,
          ...(member.default !== undefined && { default: member.default }),
          documented: component.props.includes(member),
        },
      ]),
    ),
  };
}

/** The smallest line that works, in the package of the component's own plan. */
export function componentImport(
  component: ComponentReference,
  { fromRoot }: PlaygroundFamily,
): string {
  const own = component.imports.filter(({ plan }) => plan === component.plan);
  const isRoot = (line: string): boolean => /from '@[^/']+\/[^/']+'/.test(line);
  const found = own.find(({ line }) => isRoot(line) === (fromRoot === true)) ?? own[0];
  if (found === undefined) throw new Error(`No import line of ${component.name} works.`);
  return found.line;
}

/** An example imports one package of a product: a paid one has what the free one has. */
function inPlan(from: string, component: ComponentReference): string {
  const own = component.imports.find(({ plan }) => plan === component.plan)?.package ?? '';
  const free = own.replace(/-(pro|premium)$/, '');
  return from === free || from.startsWith(`${free}/`) ? own + from.slice(free.length) : from;
}

/** What others publish first, then the rest as given. */
function unique(imports: readonly ImportedName[]): ImportedName[] {
  const first = new Map(imports.map((entry) => [entry.name, entry]));
  const isForeign = ({ from }: ImportedName): boolean => !from.startsWith('@mui/');
  return [...first.values()].toSorted((a, b) => Number(isForeign(b)) - Number(isForeign(a)));
}

interface Surroundings {
  known: readonly string[];
  depth: 6 | 8;
  /** Prop → whether its values are presets. */
  spelling: ReadonlyMap<string, boolean>;
}

async function finishControl(
  derived: DerivedControl,
  { known, depth, spelling }: Surroundings,
): Promise<Control> {
  const { member: _member, note, ...control } = derived;
  const spell = (prop: string, value: string): string =>
    spelling.get(prop) === true ? presetId(value) : value;
  const brings = Object.entries(control.brings ?? {}).map(([value, others]) => [
    value,
    Object.fromEntries(Object.entries(others).map(([prop, other]) => [prop, spell(prop, other)])),
  ]);
  const whole = { ...control, ...(brings.length > 0 && { brings: Object.fromEntries(brings) }) };
  if (whole.kind !== 'preset') return whole;
  const presets = await Promise.all(
    Object.entries(note.presets ?? {}).map(async ([label, code]): Promise<Preset> => ({
      id: presetId(label),
      label,
      lines: await attributePieces(control.prop, code, depth),
      uses: await usesOf(code, known),
    })),
  );
  return { ...whole, presets };
}

async function readWrapper(
  { wrapper }: PlaygroundFamily,
  known: readonly string[],
): Promise<Pick<PlaygroundDescription, 'wrapper'>> {
  if (wrapper === undefined) return {};
  const { open, close } = wrapper;
  const [line = []] = piecesOf(open);
  const [end = []] = piecesOf(`${open}\n${close}`).slice(1);
  return { wrapper: { open: line, close: end, uses: await usesOf(`${open}${close}`, known) } };
}

async function readChildren(
  { children }: PlaygroundRecord,
  known: readonly string[],
): Promise<Pick<PlaygroundDescription, 'children'>> {
  if (children === undefined) return {};
  const whole = `<>${children}</>`;
  const lines = (await prettify(`const children = (${whole});`)).split('\n');
  const inside = lines.slice(2, -2).map((line) => line.slice(4));
  return {
    children: { lines: piecesOf(inside.join('\n')), uses: await usesOf(whole, known) },
  };
}
