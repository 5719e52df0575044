import { classAnchor, slotAnchor } from '../reference/reference.ts';
import type { InspectClass, InspectComponent, InspectIndex } from './model.ts';

/** Another class that an element has now, which an override may be narrowed to. */
export interface OtherClass {
  className: string;
  state: boolean;
}

/** A prop that reaches the element: `slotProps.day` of `DatePicker`. */
export interface Control {
  component: string;
  prop: string;
  /** Its row in the reference, when it has one of its own. */
  href?: string;
}

/** What an element of the library is. */
export interface Inspected {
  component: InspectComponent;
  /** The class that names it. */
  className: string;
  key: string;
  /** The rows in the reference. */
  classHref: string;
  slot?: { name: string; href: string };
  /** The key in a theme that reaches it by its own name. */
  theme?: string;
  others: OtherClass[];
  controls: Control[];
  /** The component that the demo's code writes and that takes `sx`. */
  host?: InspectComponent;
  /** The element is the host's own root. */
  isHost: boolean;
  /** It stands in a popup, which the host draws elsewhere in the document: styles of the host do not reach it. */
  isOutside: boolean;
}

export interface Pointed {
  /** The element's classes, as they stand. */
  classes: readonly string[];
  /** Those of each element around it inside the demo, the nearest first. */
  around: readonly (readonly string[])[];
  /** Names of the elements in the demo's code, in order. */
  written: readonly string[];
  /** It stands outside of the demo's own element. */
  outside?: boolean;
}

/** `<DataGrid`, `<BarChart` … in the order of their first use. */
export function elementsInCode(code: string): string[] {
  return [...new Set([...code.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name = '']) => name))];
}

/** Classes come from the document: `constructor` is one as good as any. */
const classIn = (index: InspectIndex, name: string): InspectClass | undefined =>
  Object.hasOwn(index.classes, name) ? index.classes[name] : undefined;

/** The class of an element that names it; undefined when the library's reference knows none. */
export function namingClass(index: InspectIndex, classes: readonly string[]): string | undefined {
  return classes.find((name) => {
    const entry = classIn(index, name);
    return entry !== undefined && entry.state !== true;
  });
}

/** What an element is, or undefined when it is none of the documented library. */
export function describeElement(index: InspectIndex, pointed: Pointed): Inspected | undefined {
  const { classes, written, outside = false } = pointed;
  const className = namingClass(index, classes);
  const entry = className === undefined ? undefined : classIn(index, className);
  if (className === undefined || entry === undefined) return undefined;
  const component = ownerOf(index, entry, written);
  if (component === undefined) return undefined;
  const host = hostOf(index, pointed);
  const isHost = host !== undefined && !outside && isRootOf(host, pointed);
  return {
    component,
    className,
    key: entry.key,
    classHref: `${component.route}#${classAnchor(component.name, entry.key)}`,
    ...(entry.slot !== undefined && { slot: slotOf(component, entry.slot) }),
    ...(entry.theme !== undefined && { theme: entry.theme }),
    others: classes.flatMap((name) => {
      const other = classIn(index, name);
      return name === className || other === undefined
        ? []
        : [{ className: name, state: other.state === true }];
    }),
    controls: controlsOf({ component, entry, host, isHost, outside }),
    ...(host !== undefined && { host }),
    isHost,
    isOutside: outside,
  };
}

const slotOf = (component: InspectComponent, name: string) => ({
  name,
  href: `${component.route}#${slotAnchor(component.name, name)}`,
});

/** Several plans and parts list the same class: the one that the demo writes, else the likeliest. */
function ownerOf(
  index: InspectIndex,
  { owners }: InspectClass,
  written: readonly string[],
): InspectComponent | undefined {
  const components = owners.flatMap((at) => index.components[at] ?? []);
  return components.find(({ name }) => written.includes(name)) ?? components[0];
}

const belongsTo = (component: InspectComponent, classes: readonly string[]): boolean =>
  classes.some((name) => name.startsWith(`${component.prefix}-`));

/** The nearest component around the element that the code writes; else the first it writes. */
function hostOf(
  index: InspectIndex,
  { classes, around, written }: Pointed,
): InspectComponent | undefined {
  const candidates = written.flatMap(
    (name) => index.components.find((one) => one.name === name && one.sx === true) ?? [],
  );
  for (const ancestor of [classes, ...around]) {
    const nearest = candidates.find((candidate) => belongsTo(candidate, ancestor));
    if (nearest !== undefined) return nearest;
  }
  return candidates[0];
}

/** The outermost element with the root class: parts may carry it too. */
function isRootOf({ prefix }: InspectComponent, { classes, around }: Pointed): boolean {
  const root = `${prefix}-root`;
  return classes.includes(root) && !around.some((ancestor) => ancestor.includes(root));
}

interface Parts {
  component: InspectComponent;
  entry: InspectClass;
  host: InspectComponent | undefined;
  isHost: boolean;
  outside: boolean;
}

function controlsOf({ component, entry, host, isHost, outside }: Parts): Control[] {
  const controls: Control[] = [];
  const slot = (of: InspectComponent, name: string): void => {
    const { href } = slotOf(of, name);
    controls.push(
      { component: of.name, prop: `slots.${name}`, href },
      { component: of.name, prop: `slotProps.${name}`, href },
    );
  };
  if (entry.slot !== undefined) slot(component, entry.slot);
  const filled = host === undefined || isHost ? undefined : slotFilledBy(host, component, entry);
  if (host !== undefined && filled !== undefined) slot(host, filled);
  if (component.classes === true) {
    controls.push({ component: component.name, prop: `classes.${propertyOf(entry.key)}` });
  }
  if (host !== undefined && !outside) controls.push({ component: host.name, prop: 'sx' });
  return controls;
}

const propertyOf = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

/** The slot of the host that a component's root stands in. */
function slotFilledBy(
  host: InspectComponent,
  component: InspectComponent,
  { key }: InspectClass,
): string | undefined {
  if (host === component || key !== 'root') return undefined;
  const byDefault = Object.entries(host.slots ?? {}).find(
    ([, filler]) => filler === component.name,
  );
  if (byDefault !== undefined) return byDefault[0];
  // A part with one slot of its own passes the host's on: `bar` of BarElement and of BarChart.
  const [own, ...more] = Object.keys(component.slots ?? {});
  return own !== undefined && more.length === 0 && host.slots?.[own] !== undefined
    ? own
    : undefined;
}
