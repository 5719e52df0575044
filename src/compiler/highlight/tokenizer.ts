import type { HighlighterCore } from 'shiki/core';
import type { Piece } from './highlightedCode.ts';

type Grammar = ReturnType<HighlighterCore['getLanguage']>;
type Stack = ReturnType<Grammar['tokenizeLine2']>['ruleStack'];

/** Where a line begins: which rules of the grammar are open there. */
interface State {
  /** Null before the first line. */
  stack: Stack | null;
  /** Text of a line that began here → what it was. */
  lines: Map<string, Line>;
}

interface Line {
  pieces: readonly Piece[];
  /** Where the next line begins. */
  next: State;
}

/** The top bits of a token's 32, by which vscode-textmate numbers its color. */
const COLOR_SHIFT = 15;
const COLOR_MASK = 0x1ff;

/**
 * Splits code into pieces, line by line. A line that has begun in the same state before is not read again: a demo's stylings,
 * languages, and date libraries differ in few lines, and reading the demos in both languages takes less than half of the time.
 * @param roleOf number of a color → the role it stands for.
 * @returns the lines of a code, each as its pieces, which must not be changed.
 */
export function createTokenizer(
  grammar: Grammar,
  roleOf: (color: number) => string | undefined,
): (code: string) => (readonly Piece[])[] {
  const start: State = { stack: null, lines: new Map() };
  const states = new Map<number, State[]>();

  function stateOf(stack: Stack): State {
    const ofDepth = states.get(stack.depth) ?? [];
    states.set(stack.depth, ofDepth);
    const known = ofDepth.find((state) => state.stack !== null && isSame(state.stack, stack));
    if (known !== undefined) return known;
    const state = { stack, lines: new Map<string, Line>() };
    ofDepth.push(state);
    return state;
  }

  function read(text: string, { stack }: State): Line {
    // No limit of time: a busy machine must not leave the rest of a line plain, and the cache keep it so.
    const { tokens, ruleStack } = grammar.tokenizeLine2(text, stack, 0);
    const pieces: Piece[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const [from = 0, metadata = 0, to = text.length] = tokens.subarray(at, at + 3);
      const role = roleOf((metadata >>> COLOR_SHIFT) & COLOR_MASK);
      if (from < to) pieces.push({ role, text: text.slice(from, to) });
    }
    return { pieces, next: stateOf(ruleStack) };
  }

  return (code) => {
    let state = start;
    return code.split(/\r?\n/).map((text) => {
      if (text === '') return [];
      const line = state.lines.get(text) ?? read(text, state);
      state.lines.set(text, line);
      state = line.next;
      return line.pieces;
    });
  };
}

/** What a stack's own `equals` leaves out, though the next line's tokens depend on it. */
interface Rule {
  parent: Rule | null;
  beginRuleCapturedEOL: boolean;
}

function isSame(a: Stack, b: Stack): boolean {
  if (!a.equals(b)) return false;
  let [ruleOfA, ruleOfB] = [a, b] as unknown as [Rule | null, Rule | null];
  for (; ruleOfA !== null && ruleOfB !== null; ruleOfA = ruleOfA.parent, ruleOfB = ruleOfB.parent) {
    if (ruleOfA === ruleOfB) return true;
    if (ruleOfA.beginRuleCapturedEOL !== ruleOfB.beginRuleCapturedEOL) return false;
  }
  return true;
}
