import type { Control } from '#core/propsPlayground/description.ts';
import type { PlaygroundFamily, PlaygroundRecord, PropNote } from '#core/propsPlayground/record.ts';
import type { ComponentReference, ReferenceMember } from '#core/reference/reference.ts';

/** A control before the code of its presets is printed. */
export type DerivedControl = Control & { member: ReferenceMember; note: PropNote };

const FIRST_GROUP = 'Most used';
const LAST_GROUP = 'More';

/** Props that say nothing alone: identity, styling, parts, references, texts for a screen reader. */
const LEFT_OUT =
  /^(id|name|nonce|classes|className|style|sx|theme|slots|slotProps|localeText|apiRef|inputRef|logger|aria-.*|experimentalFeatures|viewRenderers)$/;

/** Values that are read once. */
const REMOUNTS =
  /^(initial|default)[A-Z]|^(autoFocus|openTo|view|views|referenceDate|timezone)$|OnMount$/;

/**
 * The controls of a component, most useful first, then by group: one for each prop whose type or note says which
 * values there are. Callbacks, deprecated props and values that the component would take over from its user are none.
 */
export function deriveControls(
  component: ComponentReference,
  record: PlaygroundRecord,
  family: PlaygroundFamily,
): DerivedControl[] {
  const leaveOut = new Set([...family.leaveOut, ...(record.leaveOut ?? [])]);
  const members = [...component.props, ...undocumented(component, record, family)];
  const controls = members.flatMap((member): DerivedControl[] => {
    const note = { ...family.props[member.name], ...record.props?.[member.name] };
    if (leaveOut.has(member.name)) return [];
    const noted = Object.keys(note).length > 0 || record.first.includes(member.name);
    if (!noted && !makesSenseAlone(member, component)) return [];
    const kind = kindOf(member, note);
    if (kind === undefined) return [];
    const group = groupOf(member.name, record, family);
    return [finish({ ...kind, prop: member.name, group, plan: member.plan }, member, note)];
  });
  const order = [FIRST_GROUP, ...family.groups.map(({ title }) => title), LAST_GROUP];
  const rank = ({ prop, group }: DerivedControl): number =>
    order.indexOf(group) * 1_000 + (group === FIRST_GROUP ? record.first.indexOf(prop) : 0);
  return controls.toSorted((a, b) => rank(a) - rank(b));
}

/** Props that the reference only names, and that the table knows presets of (`items` of a tree). */
function undocumented(
  { alsoAccepts, plan }: ComponentReference,
  record: PlaygroundRecord,
  family: PlaygroundFamily,
): ReferenceMember[] {
  return alsoAccepts.flatMap((name): ReferenceMember[] => {
    const note = record.props?.[name] ?? family.props[name];
    if (note === undefined) return [];
    const required = note.initial !== undefined;
    return [{ name, required, type: { text: '', short: '' }, description: '', plan }];
  });
}

function makesSenseAlone(member: ReferenceMember, { props }: ComponentReference): boolean {
  const { name, deprecated, parameters, type } = member;
  if (deprecated !== undefined || parameters !== undefined || type.text.includes('=>'))
    return false;
  return !LEFT_OUT.test(name) && !isControlled(name, props);
}

/** A value that is held by who uses the component: given alone, it would never change again. */
function isControlled(name: string, props: readonly ReferenceMember[]): boolean {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const has = (wanted: string): boolean => props.some((prop) => prop.name === wanted);
  return (
    has(`on${capital}Change`) ||
    has(`default${capital}`) ||
    (name === 'value' && has('onChange')) ||
    (name === 'open' && has('onOpen'))
  );
}

type Kind =
  | { kind: 'boolean' }
  | { kind: 'choice'; values: (string | number | boolean)[] }
  | { kind: 'number'; min: number; max: number; step: number }
  | { kind: 'text' }
  | { kind: 'preset'; presets: [] };

function kindOf(member: ReferenceMember, note: PropNote): Kind | undefined {
  const { text, literals } = member.type;
  if (note.presets !== undefined) return { kind: 'preset', presets: [] };
  if (note.range !== undefined || /^number\b(?!\[)/.test(text))
    return { kind: 'number', ...rangeOf(member, note) };
  // A default in words depends on something: "not passed" is then neither yes nor no.
  if (text === 'boolean' && !/^(true|false)?( \(.*)?$/.test(member.default ?? ''))
    return { kind: 'choice', values: [true, false] };
  if (/^boolean\b(?!\[)/.test(text)) return { kind: 'boolean' };
  const values = literals?.map(parseLiteral).filter((value) => value !== undefined) ?? [];
  if (values.length > 1) return { kind: 'choice', values };
  if (text === 'string' || text === 'React.ReactNode') return { kind: 'text' };
  return undefined;
}

/** `'compact'`, `3`, `true`; undefined for others, e.g. `null`. */
function parseLiteral(text: string): string | number | boolean | undefined {
  const quoted = /^'([^'\\]*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** By what a name says of its unit, unless the table knows better. */
function rangeOf(
  { name, default: given }: ReferenceMember,
  { range }: PropNote,
): { min: number; max: number; step: number } {
  if (range !== undefined) return { min: range[0], max: range[1], step: range[2] };
  if (name.endsWith('Ms')) return { min: 0, max: 2_000, step: 10 };
  if (name.endsWith('Px')) return { min: 0, max: 1_000, step: 10 };
  if (name.endsWith('Height')) return { min: 20, max: 120, step: 4 };
  if (name.toLowerCase().endsWith('radius')) return { min: 0, max: 40, step: 1 };
  return { min: 0, max: Math.max(10, 4 * (Number(given) || 0)), step: 1 };
}

function groupOf(prop: string, { first }: PlaygroundRecord, { groups }: PlaygroundFamily): string {
  if (first.includes(prop)) return FIRST_GROUP;
  return groups.find(({ pattern }) => pattern.test(prop))?.title ?? LAST_GROUP;
}

/** `Two routes` → `two-routes`, as the URL has a preset. */
export const presetId = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

function finish(
  base: Kind & Pick<Control, 'prop' | 'group' | 'plan'>,
  member: ReferenceMember,
  note: PropNote,
): DerivedControl {
  const spell = (value: string): string => (note.presets === undefined ? value : presetId(value));
  const unset = unsetOf(base, member, note);
  const brings =
    note.brings === undefined
      ? {}
      : {
          brings: Object.fromEntries(
            Object.entries(note.brings).map(([key, value]) => [spell(key), value]),
          ),
        };
  const remounts =
    note.remounts === true || REMOUNTS.test(member.name) ? { remounts: true as const } : {};
  const initial = note.initial === undefined ? (unset ?? '') : spell(note.initial);
  return { ...base, unset, initial, ...brings, ...remounts, member, note };
}

/** The value that means "not passed": the component's default where it is one of the values, else the empty one. */
function unsetOf(
  base: Kind,
  { required, default: given = '' }: ReferenceMember,
  note: PropNote,
): string | undefined {
  switch (base.kind) {
    case 'boolean':
      return /^true\b/.test(given) ? 'true' : 'false';
    case 'choice': {
      const value = String(parseLiteral(given) ?? '');
      return base.values.some((legal) => String(legal) === value) ? value : '';
    }
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(given) ? given : '';
    case 'text':
      return '';
    case 'preset':
      return required && note.initial !== undefined ? undefined : '';
  }
}
