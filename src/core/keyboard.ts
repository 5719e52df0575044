/** Keys pressed together, as `KeyboardEvent.key` names them; `Mod` is Ctrl, and ⌘ on a Mac. `Letter` stands for any. */
export type KeyChord = readonly string[];

/** What a tree shows at one moment: ids of items. */
export interface TreeKeyState {
  /** `outside` is the control before the tree, `after` whatever is behind it. */
  focus: string;
  expanded: readonly string[];
  /** Those of collapsed parents too, in any order. */
  selected: readonly string[];
  /** The item whose label is being edited. */
  editing?: string;
  /** Labels that were edited, by item. */
  labels?: Readonly<Record<string, string>>;
}

/** A proof of a command: from here, with these keys, to there. */
export interface KeyScenario {
  /** Props that are on. */
  settings: readonly TreeKeySetting[];
  /** Where it starts; what is left out is as the tree of the test opens. */
  from: Partial<TreeKeyState> & { focus: string };
  /** Chords to press one after the other, where the command's alone do not show it. */
  press?: readonly KeyChord[];
  /** What is other than before. */
  to: Partial<TreeKeyState>;
}

export type TreeKeySetting =
  'multiSelect' | 'checkboxSelection' | 'disabledItemsFocusable' | 'isItemEditable';

/** A row of a table of keys, with what proves it. A `Scenario` is what the spec of the table's demo executes. */
export interface KeyCommand<Group extends string = string, Scenario = unknown> {
  group: Group;
  /** Each does the same. Arrow keys are those of a left-to-right page. */
  keys: readonly KeyChord[];
  /** Where it holds: inline Markdown, such as "A collapsed parent"; empty everywhere. */
  when: string;
  /** What happens: one or two sentences of inline Markdown. */
  does: string;
  scenarios: readonly Scenario[];
}

/** Tables of keys by the name that pages call them by. */
export type KeyboardTables = Readonly<Record<string, readonly KeyCommand[]>>;

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  Letter: 'A letter',
};

/**
 * What a reader calls the keys of a command, each way to press them on its own: `[['Mod', 'a']]` is Ctrl with A, and ⌘
 * with A.
 */
export function namesOfKeys(chords: readonly KeyChord[]): string[][] {
  return chords.flatMap((chord) => {
    const names = chord.map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    if (!names.includes('Mod')) return [names];
    return ['Ctrl', '⌘'].map((mod) => names.map((name) => (name === 'Mod' ? mod : name)));
  });
}

const SWAPPED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key that does the same in a page that runs from right to left. */
export const mirroredKey = (key: string): string => SWAPPED[key] ?? key;

/** Whether a command's keys change sides in a page that runs from right to left. */
export const isMirrored = ({ keys }: Pick<KeyCommand, 'keys'>): boolean =>
  keys.flat().some((key) => Object.hasOwn(SWAPPED, key));
