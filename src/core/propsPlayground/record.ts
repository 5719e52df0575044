/*
 * What an author says of a playground, in `content/playgrounds.ts`. Everything else comes from the reference. Code here
 * is TypeScript as it stands behind a prop; it may name constants of the sample and what is imported.
 */

/** What the types alone cannot say of a prop. */
export interface PropNote {
  /** Label → code of a value. */
  presets?: Record<string, string>;
  /** The value that the playground starts with: text, or a preset's label. */
  initial?: string;
  /** Of a number: smallest, largest, step. */
  range?: readonly [min: number, max: number, step: number];
  /** Value, or a preset's label → values of other props that it needs. */
  brings?: Record<string, Record<string, string>>;
  /** The component reads it once, when it is mounted. */
  remounts?: true;
}

export interface PropGroup {
  title: string;
  pattern: RegExp;
}

/** What several components have in common. A prop that some of them lack is passed over; one that all lack is an error. */
export interface PlaygroundFamily {
  props: Record<string, PropNote>;
  leaveOut: string[];
  /** The first pattern that matches a prop's name takes it; the rest goes into "More". */
  groups: PropGroup[];
  /** CSS pixels kept for the stage at each of up to 599, 600 to 1199, from 1200. */
  height: readonly [number, number, number];
  /** Import from the package's root: the smallest entry lacks the types of the sample. */
  fromRoot?: true;
  wrapper?: { open: string; close: string; imports: string[] };
  /** Import lines that code may need. */
  imports: string[];
}

export interface PlaygroundRecord {
  component: string;
  /** File below `content/playgrounds`, without its ending. */
  sample?: string;
  /** Useful first, in this order. */
  first: string[];
  /** Props that every state has, e.g. an accessible name. */
  fixed?: Record<string, string>;
  props?: Record<string, PropNote>;
  leaveOut?: string[];
  height?: readonly [number, number, number];
  /** Import lines that its code may need, besides those of the family. */
  imports?: string[];
  /** JSX between the tags, for a component that takes its content as children. */
  children?: string;
}

export interface PlaygroundGroup {
  family: PlaygroundFamily;
  playgrounds: PlaygroundRecord[];
}
