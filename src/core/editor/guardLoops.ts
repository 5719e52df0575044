/** What of a syntax tree is needed here; Lezer's trees have it. */
interface SyntaxNode {
  name: string;
  from: number;
  to: number;
  lastChild: SyntaxNode | null;
  getChild: (name: string) => SyntaxNode | null;
}

interface SyntaxTree {
  iterate: (spec: { enter: (node: { name: string; node: SyntaxNode }) => void }) => void;
}

/** The function a guarded loop calls on each turn, with the loop's number in its file. */
export const GUARD = '__turn';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/**
 * Puts a call at the start of every loop's body, so that a loop without end can be thrown out of: `for` of all kinds,
 * `while`, `do`. Nothing else moves to another line. Endless recursion ends by itself; a built-in function that takes
 * for ever (a regular expression, `repeat`) is not covered, nor code made from text while it runs.
 * @param tree of the same text, by Lezer's grammar of JavaScript.
 */
export function guardLoops(text: string, tree: SyntaxTree): string {
  const inserts: { at: number; text: string }[] = [];
  let loops = 0;
  tree.iterate({
    enter({ name, node }) {
      if (!LOOPS.has(name)) return;
      const body = bodyOf(node);
      if (body === undefined) return;
      const call = `${GUARD}(${loops});`;
      loops += 1;
      if (body.name === 'Block') inserts.push({ at: body.from + 1, text: call });
      else inserts.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
    },
  });
  return insertAll(text, inserts);
}

/** The last part of `for` and `while`; of `do` what stands before its own `while`. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  if (loop.name !== 'DoStatement') {
    const last = loop.lastChild;
    const isBody = last !== null && last.name !== 'ForSpec' && last.name !== 'ForInSpec';
    // A loop that is not typed to its end has no body yet.
    return isBody && last.name !== 'ForOfSpec' && last.name !== 'ParenthesizedExpression'
      ? last
      : undefined;
  }
  return loop.getChild('Block') ?? loop.getChild('ExpressionStatement') ?? undefined;
}

function insertAll(text: string, inserts: { at: number; text: string }[]): string {
  // Of two at one place the first found is the outer one: it opens first. Closings are found outer first too, and must
  // stand the other way round.
  const ordered = inserts
    .map((insert, i) => ({ ...insert, order: insert.text === '}' ? -i : i }))
    .sort((a, b) => a.at - b.at || a.order - b.order);
  let result = '';
  let from = 0;
  for (const { at, text: added } of ordered) {
    result += text.slice(from, at) + added;
    from = at;
  }
  return result + text.slice(from);
}
