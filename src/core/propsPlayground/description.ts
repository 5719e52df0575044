import type { Plan } from '../reference/plans.ts';

/*
 * A playground: what a reader may change of a component, and the pieces of code that a state is printed from. Made by
 * the compiler from the reference (`src/compiler/propsPlayground`), used by the browser to print code as it changes.
 */

/** One-letter class of a token (`src/core/code/roles.ts`). */
export type Role = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'a' | 'p';

/** A stretch of code of one role; text alone has none. */
export type Piece = string | readonly [Role, string];

/** One line of code, without its end. */
export type Line = readonly Piece[];

/** A value of a model object, by name. */
export interface Preset {
  /** In the URL. */
  id: string;
  label: string;
  /** As Prettier prints it behind the prop, `name={…}`, without the indentation of the first line. */
  lines: readonly Line[];
  /** Constants and imports that the code needs. */
  uses: readonly string[];
}

/** What all controls share. Values are texts, as the URL has them; empty means that the prop is not passed. */
interface ControlBase {
  prop: string;
  /** The group of the form that it stands in. */
  group: string;
  plan: Plan;
  /** The value that needs no code, because the component takes it anyway; undefined when the prop is always printed. */
  unset: string | undefined;
  /** The value that the playground starts with. */
  initial: string;
  /** Value → what it brings along: values of other props, without which it makes no sense. */
  brings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The component reads it once, when it is mounted. */
  remounts?: true;
}

export type Control = ControlBase &
  (
    | { kind: 'boolean' }
    | { kind: 'choice'; values: readonly (string | number | boolean)[] }
    | { kind: 'number'; min: number; max: number; step: number }
    | { kind: 'text' }
    | { kind: 'preset'; presets: readonly Preset[] }
  );

/** Something that code can import. */
export interface ImportedName {
  name: string;
  from: string;
  kind: 'value' | 'type' | 'default';
}

/** A constant of the sample data, with its type in TypeScript. */
export interface Statement {
  name: string;
  uses: readonly string[];
  ts: readonly Line[];
  /** Where the JavaScript differs. */
  js?: readonly Line[];
}

/** The element around the component, e.g. the provider of dates. */
export interface Wrapper {
  open: Line;
  close: Line;
  uses: readonly string[];
}

export interface PlaygroundDescription {
  /** As exported, and as the code spells it. */
  component: string;
  /** In the order in which they are printed. */
  imports: readonly ImportedName[];
  statements: readonly Statement[];
  wrapper?: Wrapper;
  /** Props that every state has and that no control changes, e.g. an accessible name. */
  fixed: readonly { name: string; text: string }[];
  /** JSX between the tags. */
  children?: { lines: readonly Line[]; uses: readonly string[] };
  controls: readonly Control[];
}

/** The longest text that a control takes; more is no value. */
export const LONGEST_TEXT = 200;

/** Where a component's playground stands: `/x/api/charts/bar-chart/` → `/x/api/charts/bar-chart/playground/`. */
export const playgroundRoute = (referenceRoute: string): string => `${referenceRoute}playground/`;

/** Whether a route is a playground's. */
export const isPlaygroundRoute = (route: string): boolean =>
  /^\/x\/api\/[^/]+\/[^/]+\/playground\/$/.test(route);
