import type { InspectClass, InspectComponent, InspectIndex } from '#core/inspect/model.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type {
  ComponentReference,
  ReferenceClass,
  ReferenceModel,
} from '#core/reference/reference.ts';
import type { ThemeKeys } from './themeKeys.ts';

/** The classes of a product, what they name and what controls them. */
export function buildInspectIndex(
  model: ReferenceModel,
  product: ProductId,
  themeKeys: ThemeKeys,
): InspectIndex {
  const components = model.components.filter((component) => component.product === product);
  const classes: Record<string, InspectClass> = {};
  for (const [className, owners] of ownersOf(components)) {
    const [first] = owners;
    if (first === undefined) continue;
    const theme = prefixOf(className, first.entry.key);
    classes[className] = {
      key: first.entry.key,
      owners: owners.map(({ component }) => components.indexOf(component)),
      ...slotWith(components, className),
      ...(isState(first.entry) && { state: true }),
      ...(themeKeys.get(theme)?.has(first.entry.key) === true && { theme }),
    };
  }
  return { components: components.map(toComponent), classes };
}

interface Owner {
  component: ComponentReference;
  entry: ReferenceClass;
}

/** Class → who lists it: the component it is named after first, then as the reference orders them, lower plans first. */
function ownersOf(components: readonly ComponentReference[]): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>();
  for (const component of components) {
    for (const entry of component.classes) {
      const known = owners.get(entry.className) ?? [];
      known.push({ component, entry });
      owners.set(entry.className, known);
    }
  }
  for (const known of owners.values()) known.sort((a, b) => distance(a) - distance(b));
  return owners;
}

const PLANS = ['community', 'pro', 'premium'];

const distance = ({ component, entry }: Owner): number =>
  (`Mui${component.name}` === prefixOf(entry.className, entry.key) ? 0 : 10) +
  PLANS.indexOf(component.plan);

/** `MuiDataGrid-columnHeader` → `MuiDataGrid`. */
const prefixOf = (className: string, key: string): string =>
  className.endsWith(`-${key}`) ? className.slice(0, -key.length - 1) : className;

/** State classes of all components, and what is added to an element that has a name already. */
const MODIFIERS =
  /--|^(?:faded|highlighted|animate|autoHeight|autosizing|withBorderColor|horizontal|vertical|top|bottom|left|right|directionX|directionY|id|series|landscape|disabled|selected|editing|editable|today|dayWithMargin|dayOutsideMonth|hiddenDaySpacingFiller)$/;

const isState = ({ key, global }: ReferenceClass): boolean => global || MODIFIERS.test(key);

function slotWith(components: readonly ComponentReference[], className: string): { slot?: string } {
  const slot = components.flatMap(({ slots }) => slots).find((one) => one.className === className);
  // A root is no slot that a reader fills.
  return slot === undefined || slot.name === 'root' ? {} : { slot: slot.name };
}

function toComponent(component: ComponentReference): InspectComponent {
  const { name, route, themeName, props, alsoAccepts, slots } = component;
  const takes = (prop: string): boolean =>
    props.some((one) => one.name === prop) || alsoAccepts.includes(prop);
  return {
    name,
    route,
    prefix: themeName ?? `Mui${name}`,
    ...(takes('sx') && { sx: true }),
    ...(takes('classes') && { classes: true }),
    ...(slots.length > 0 && {
      slots: Object.fromEntries(slots.map((slot) => [slot.name, fillerOf(slot.default)])),
    }),
  };
}

/** `TreeItem.` → `TreeItem`; what is no name of a component is nothing. */
function fillerOf(text: string | undefined): string {
  const name = /^([A-Z]\w*)\.?$/.exec(text ?? '')?.[1];
  return name ?? '';
}
