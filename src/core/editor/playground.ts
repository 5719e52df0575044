import { parsePreference } from '../preferences/preferences.ts';
import { EDITOR_PRODUCTS, type EditedProject, type EditorProduct } from './hash.ts';
import { nextLiveCode, startLiveCode, type LiveCode, type LiveCodeEvent } from './liveCode.ts';
import type { LiveSource } from './source.ts';

/*
 * What the page of the playground holds: live code, and what is chosen for it. The address keeps it.
 */

/** What is chosen for the whole page. */
export type PlaygroundChoices = Omit<EditedProject, 'files'>;

/** What an empty page of a product starts with, legal in both languages. */
export type Starts = Readonly<Record<EditorProduct, string>>;

export interface Playground {
  /** Those that the code does not say itself: not its language, nor its styling. */
  chosen: Omit<PlaygroundChoices, 'language' | 'tailwind'>;
  code: LiveCode;
  /** Something is no longer as it came. */
  isChanged: boolean;
}

export type PlaygroundEvent =
  | { kind: 'code'; event: LiveCodeEvent }
  | { kind: 'choose'; name: keyof PlaygroundChoices; value: string; starts: Starts };

/** The example of a product. */
export const startOf = (language: LiveSource['language'], text: string): LiveSource => ({
  language,
  files: [{ path: language === 'TS' ? 'Demo.tsx' : 'Demo.jsx', text }],
});

/** @param runs whether the code runs by itself: code that came from elsewhere waits for its reader. */
export function startPlayground(project: EditedProject, runs: boolean): Playground {
  const { language, files, tailwind, ...chosen } = project;
  const source = { language, files };
  return {
    chosen,
    code: startLiveCode({ source, tailwind: tailwind === 'on', runs }),
    isChanged: false,
  };
}

/** What the address keeps. */
export const projectOf = ({ chosen, code }: Playground): EditedProject => ({
  ...chosen,
  ...code.source,
  tailwind: code.tailwind ? 'on' : 'off',
});

/** Whether the text is the reader's own, which no example may replace. */
export function isOwnText({ chosen, code }: Playground, starts: Starts): boolean {
  const [{ text }] = code.source.files;
  return code.isEdited && text !== starts[chosen.product] && text.trim() !== '';
}

/** The state after an event. */
export function nextPlayground(state: Playground, event: PlaygroundEvent): Playground {
  if (event.kind === 'choose') return choose(state, event);
  const code = nextLiveCode(state.code, event.event);
  const isChanged = state.isChanged || code.source !== state.code.source;
  return { ...state, code, isChanged };
}

function choose(
  state: Playground,
  { name, value, starts }: Extract<PlaygroundEvent, { kind: 'choose' }>,
): Playground {
  const { chosen } = state;
  const feed = (event: LiveCodeEvent): LiveCode => nextLiveCode(state.code, event);
  const changed = { ...state, isChanged: true };
  switch (name) {
    case 'language': {
      const language = parsePreference('codeVariant', value);
      return { ...changed, code: feed({ kind: 'rename', language }) };
    }
    case 'tailwind':
      return { ...changed, code: feed({ kind: 'style', tailwind: value === 'on' }) };
    case 'product': {
      const product = EDITOR_PRODUCTS.find((id) => id === value) ?? chosen.product;
      if (isOwnText(state, starts)) return state;
      const source = startOf(state.code.source.language, starts[product]);
      const { tailwind } = state.code;
      const code = feed({ kind: 'replace', source, tailwind });
      return { ...changed, chosen: { ...chosen, product }, code };
    }
    case 'mode':
      return { ...changed, chosen: { ...chosen, mode: parsePreference('mode', value) } };
    case 'direction':
      return { ...changed, chosen: { ...chosen, direction: parsePreference('direction', value) } };
    case 'density':
      return { ...changed, chosen: { ...chosen, density: parsePreference('density', value) } };
  }
}
