import ts from 'typescript';

/** More is no gist. */
const LONGEST_LINES = 18;

/**
 * The lines a reader came for: what a demo's component returns, without its parentheses and its indentation.
 * @returns undefined when nothing is returned as an element, or when that is nearly all of the file or too long.
 */
export function gistOf(source: string): string | undefined {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const component = file.statements.find(isDefaultFunction);
  const returned = component?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  if (returned === undefined) return undefined;
  const element = ts.isParenthesizedExpression(returned) ? returned.expression : returned;
  if (
    !ts.isJsxElement(element) &&
    !ts.isJsxSelfClosingElement(element) &&
    !ts.isJsxFragment(element)
  ) {
    return undefined;
  }
  const lines = dedent(source.slice(lineStart(source, element.getStart()), element.end));
  const all = source.split('\n').length;
  return lines.length > LONGEST_LINES || lines.length > all / 2 ? undefined : lines.join('\n');
}

const isDefaultFunction = (node: ts.Statement): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) &&
  (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false);

/** From the first line's indentation on; a `return` before the element goes. */
function lineStart(source: string, position: number): number {
  const start = source.lastIndexOf('\n', position - 1) + 1;
  return source.slice(start, position).trim() === '' ? start : position;
}

function dedent(text: string): string[] {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  // Of an element that stands behind `return`, the first line has none and tells nothing.
  const common = Math.min(...(indents[0] === 0 ? indents.slice(1) : indents));
  return lines.map((line, at) => (at === 0 && indents[0] === 0 ? line : line.slice(common)));
}
