import ts from 'typescript';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/** Types of React that the checker prints without their namespace; the generic ones are not the browser's. */
const REACT_EVENT =
  /(?<![\w.])((?:Mouse|Keyboard|Focus|Touch|Pointer|Wheel|Form|Change|Drag|Clipboard|UI|Synthetic)Event<)/g;
const REACT_TYPE =
  /(?<![\w.'])(ReactNode|ReactElement|CSSProperties|JSXElementConstructor|ElementType|RefObject|Ref|SVGProps|HTMLAttributes|MouseEventHandler|ComponentType|Dispatch|SetStateAction)\b(?!['?:])/g;

/** A resolved type as text; React's types with their namespace, the grid's without arguments that are the default. */
export const printType = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker
    .typeToString(type, undefined, FORMAT)
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .replace(REACT_EVENT, 'React.$1')
    .replace(REACT_TYPE, 'React.$1')
    .replace(/(React\.MouseEvent<[\w.]+), MouseEvent>/g, '$1>')
    .replace(/(React\.FocusEvent<[\w.]+), Element>/g, '$1>')
    .replace(/(?<=\bGrid\w+)<any(?:, (?:any|unknown|GridTreeNode))*>/g, '');

/** Every member of a union of literals, in source order; none when another type is among them. */
export function literalsOf(
  checker: ts.TypeChecker,
  type: ts.Type | undefined,
  source = '',
): string[] {
  if (type === undefined || !type.isUnion()) return [];
  const members = type.types.filter((member) => (member.flags & ts.TypeFlags.Undefined) === 0);
  const plain = ts.TypeFlags.Literal | ts.TypeFlags.Null;
  if (!members.every((member) => (member.flags & plain) !== 0)) return [];
  if (!members.some((member) => member.isLiteral())) return [];
  const printed = members.map((member) => printType(checker, member));
  // the checker orders literals by when it first met them, the reader by how they were written
  const written = [source, aliasText(type)].find((text) =>
    printed.every((one) => text.includes(one)),
  );
  if (written === undefined) return printed;
  return printed.sort((a, b) => written.indexOf(a) - written.indexOf(b));
}

/** How a named union was declared. */
function aliasText(type: ts.Type): string {
  const [node] = type.aliasSymbol?.declarations ?? [];
  return node !== undefined && ts.isTypeAliasDeclaration(node) ? node.type.getText() : '';
}
