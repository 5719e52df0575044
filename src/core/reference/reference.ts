import type { NameChange } from '../history/changes.ts';
import type { Lifetime } from '../history/lifetime.ts';
import type { ProductId } from '../navigation/products.ts';
import type { Plan } from './plans.ts';

/*
 * The reference: what the compiler reads out of the published packages, and what every view of it (pages, excerpts,
 * search, Markdown, MCP) is drawn from. Descriptions are the packages' own JSDoc as Markdown, not yet HTML.
 */

/** A type as text. Names in it that have a record in `ReferenceModel.types` or a page can be opened. */
export interface ReferenceType {
  /** What a reader is shown: the authored text where it says enough, else the resolved one. One line. */
  text: string;
  /** At most 60 characters, for a row: `text` itself, `(params, event) => void`, or `Name | …`. */
  short: string;
  /** Every member of a union of literals, as written (`'asc'`). */
  literals?: string[];
}

export interface ReferenceParameter {
  name: string;
  type: ReferenceType;
  description: string;
}

/** A prop, a member of an interface, a method of an API object. */
export interface ReferenceMember extends Lifetime {
  name: string;
  required: boolean;
  type: ReferenceType;
  /** As JavaScript text, e.g. `'bottom'`, `[25, 50, 100]`. */
  default?: string;
  description: string;
  /** What to use instead, or an empty text when the package does not say. */
  deprecated?: string;
  /** The first plan that has it. */
  plan: Plan;
  /** Of a callback or method. */
  parameters?: ReferenceParameter[];
  returns?: { type: ReferenceType; description: string };
  /** Links of `@see`. */
  see?: string[];
}

/** A prop that a component takes over from another type, and that its package does not list with its own. */
export interface InheritedProp extends ReferenceMember {
  /** The type that declares it: `ButtonProps`, `React.SVGAttributes`; left out where that has no name. */
  origin?: string;
}

/** What the type of a component's props has besides its documented props. */
export interface Inherited {
  /** In alphabetical order. */
  props: InheritedProp[];
  /** The type of the attributes and listeners of an element: `React.SVGAttributes<SVGPathElement>`. */
  attributes?: string;
}

export interface ReferenceSlot extends Lifetime {
  name: string;
  description: string;
  /** The default component, e.g. `GridCell` or `'div'`. */
  default?: string;
  /** The class that the slot's element has, when there is one: `MuiDatePicker-root`. */
  className?: string;
  /** First and third argument of the authored slotProps type: base props and owner state. */
  baseProps?: string;
  ownerState?: string;
  plan: Plan;
}

export interface ReferenceClass extends Lifetime {
  /** The key in `classes`. */
  key: string;
  /** The class that really occurs in the document: `MuiDataGrid-cell`, `Mui-selected`. */
  className: string;
  /** A state class shared by all components (`Mui-…`). */
  global: boolean;
  description: string;
  deprecated?: string;
}

/** A line that was run and works. */
export interface ReferenceImport {
  package: string;
  plan: Plan;
  line: string;
}

export interface ComponentReference extends Lifetime {
  kind: 'component';
  /** Without `Unstable_`. */
  name: string;
  /** As exported. */
  exportName: string;
  product: ProductId;
  plan: Plan;
  route: string;
  description: string;
  deprecated?: string;
  /** From the package root and from the smallest entry, per package that exports the working component. */
  imports: ReferenceImport[];
  /** `<R extends GridValidRowModel = any>`, one text each. */
  typeParameters: string[];
  /** `HTMLDivElement`, when the component takes a ref. */
  refElement?: string;
  /** The key in a theme's `components`, when there is one: `MuiDataGrid`. */
  themeName?: string;
  props: ReferenceMember[];
  /** Names of props that are accepted and not documented one by one (`className`, `sx`, …). */
  alsoAccepts: string[];
  /** Those with type and origin, and what else its type takes over; left out where nobody has asked. */
  inherited?: Inherited;
  slots: ReferenceSlot[];
  classes: ReferenceClass[];
}

export interface InterfaceReference extends Lifetime {
  kind: 'interface';
  name: string;
  product: ProductId;
  plan: Plan;
  route: string;
  description: string;
  imports: ReferenceImport[];
  typeParameters: string[];
  /** In source order; `group` is the declaring interface where the page shows several (the grid's API object). */
  members: (ReferenceMember & { group?: string })[];
}

/** A way to call a hook. */
export interface HookSignature {
  /** A higher plan exports a hook of the same name with types of its own. */
  plan: Plan;
  /** Formatted, on several lines where one is too long: `function useGridApiRef<…>(): RefObject<…>;` */
  text: string;
}

/** An argument of a hook; of an object that the library declares, with its members. */
export interface HookParameter extends ReferenceMember {
  members: ReferenceMember[];
}

export interface HookReference extends Lifetime {
  kind: 'hook';
  /** Without `unstable_`. */
  name: string;
  /** As exported. */
  exportName: string;
  product: ProductId;
  plan: Plan;
  route: string;
  description: string;
  deprecated?: string;
  /** As for components. */
  imports: ReferenceImport[];
  typeParameters: string[];
  /** Overloads in source order, then those of higher plans. */
  signatures: HookSignature[];
  /** Of all overloads; required when each of them requires it. */
  parameters: HookParameter[];
  returns: {
    type: ReferenceType;
    description: string;
    /** Of the returned object, or of each element of a returned list. */
    members: ReferenceMember[];
    each: boolean;
  };
}

/** An event of the grid. */
export interface EventReference extends Lifetime {
  name: string;
  description: string;
  plan: Plan;
  parameters: ReferenceType;
  event?: ReferenceType;
  /** The component's prop that takes a listener, e.g. `onCellClick`. */
  prop?: string;
}

/** A selector of the grid's state. */
export interface SelectorReference extends Lifetime {
  name: string;
  description: string;
  plan: Plan;
  /** From JSDoc `@category`, e.g. `Sorting`. */
  category: string;
  /** What it returns. */
  type: ReferenceType;
  deprecated?: string;
}

/** A named type of the packages that a page mentions: its members or its text, for a popover. */
export interface TypeReference {
  name: string;
  /** The package root that exports it, when one does. */
  package?: string;
  description: string;
  /** The declaration's text, formatted, at most 3,000 characters. */
  text: string;
}

export interface ReferenceModel {
  components: ComponentReference[];
  interfaces: InterfaceReference[];
  hooks: HookReference[];
  events: EventReference[];
  selectors: SelectorReference[];
  /** By name. */
  types: Record<string, TypeReference>;
  /** What the versions of each product have changed, the oldest first; left out where the history is not known. */
  changes?: Partial<Record<ProductId, NameChange[]>>;
  /** Names that prose may mention without a record: exports of the packages, of Material UI and of React. */
  exports: string[];
}

/** `R extends GridValidRowModel = any` → `R`: names that are no types of the library, whatever they are called. */
export const nameOfTypeParameter = (text: string): string => /^[\w$]+/.exec(text)?.[0] ?? text;

/** `onRowClick` → `on-row-click`, `DataGridPro` → `data-grid-pro`: the spelling of anchors and routes. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** The anchor of a prop: `data-grid-prop-sortModel` (shared BEHAVIOUR, Routes). */
export const memberAnchor = (owner: string, member: string): string =>
  `${kebabCase(owner)}-prop-${member}`;

/** The anchor of an argument of a hook, or of a member of one: `use-animate-param-options-skip`. */
export const argumentAnchor = (hook: string, ...path: string[]): string =>
  [kebabCase(hook), 'param', ...path].join('-');

/** The anchor of a class: `data-grid-classes-cell`. */
export const classAnchor = (owner: string, key: string): string =>
  `${kebabCase(owner)}-classes-${key}`;

/** The anchor of a slot's style: `DataGrid-css-cell`. */
export const slotAnchor = (owner: string, slot: string): string => `${owner}-css-${slot}`;
