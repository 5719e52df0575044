import ts from 'typescript';
import type { Inherited, InheritedProp, ReferenceType } from '#core/reference/reference.ts';
import { typedDeclaration, withoutForeignArguments } from './authoredType.ts';
import { docOf } from './declarations.ts';
import { isIgnored } from './jsdoc.ts';
import { isRequired, propertiesOf } from './members.ts';
import { printType } from './printType.ts';
import { describeProp, documentedProps, otherProps, type PropsQuestion } from './props.ts';
import { typeOfText } from './typeText.ts';

/** React's own, which the page tells apart (`ref`) or every element has (`key`), and what may go without a notice. */
const LEFT_OUT = /^(?:key|ref|(?:internal|unstable)_.*)$/;

const isReact = (node: ts.Node): boolean =>
  node.getSourceFile().fileName.includes('/node_modules/@types/react/');

/** The interface or alias in which a member is written; none for a type without a name. */
function holderOf(node: ts.Node): string | undefined {
  const holder = ts.findAncestor(
    node,
    (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  if (holder === undefined) return undefined;
  return isReact(node) ? `React.${holder.name.text}` : holder.name.text;
}

/** What a type parameter of the declaration may at most be; undefined for any other type. */
function limitOf(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const node = typedDeclaration(symbol)?.type;
  const type = node && checker.getTypeFromTypeNode(node);
  if (type === undefined || (type.flags & ts.TypeFlags.TypeParameter) === 0) return undefined;
  const limit = checker.getBaseConstraintOfType(type);
  return limit && printType(checker, limit);
}

/** React's declarations name their neighbors without a namespace, which their readers need. */
const REACT_NAME = /(?<![\w.'])(ReactNode|CSSProperties|[A-Z]\w*EventHandler)\b/g;

/** A type without what only the declaring type can tell: its parameters, and where its names are from. */
function readable(checker: ts.TypeChecker, symbol: ts.Symbol, type: ReferenceType): ReferenceType {
  const node = typedDeclaration(symbol)?.type;
  // `Partial<{}>` is all that is left of a type whose parameters are at their defaults
  const authored = type.text.includes('Partial<{}>') ? node?.getText() : undefined;
  const text = limitOf(checker, symbol) ?? authored ?? type.text;
  const bare = withoutForeignArguments(text, new Set()).replace(REACT_NAME, 'React.$1');
  return bare === type.text ? type : typeOfText(bare, type.literals);
}

/** What a props type takes over from other types: props of the libraries one by one, attributes of elements as a whole. */
export function inheritedProps(question: PropsQuestion): Inherited {
  const { checker, propTypes, resolved } = question;
  if (resolved === undefined) return { props: [] };
  const told = new Set([
    ...documentedProps(propTypes).map(({ name }) => name),
    ...propTypes.filter(({ doc }) => isIgnored(doc)).map(({ name }) => name),
  ]);
  const named = new Set(otherProps(question));
  const props: InheritedProp[] = [];
  const attributes = new Map<string, ts.Symbol>();
  for (const { symbol, everywhere } of propertiesOf(checker, resolved)) {
    const { name } = symbol;
    // a mapped type's keys, such as the deprecated style props of a `Stack`, are declared nowhere
    const declaration = symbol.declarations?.[0];
    if (declaration === undefined || told.has(name) || LEFT_OUT.test(name)) continue;
    const origin = holderOf(declaration);
    if (isReact(declaration) && !named.has(name)) {
      if (origin !== undefined) attributes.set(origin, symbol);
      continue;
    }
    const doc = docOf(declaration);
    if (isIgnored(doc)) continue;
    const prop = describeProp(question, { name, required: isRequired(symbol, everywhere), doc });
    const type = readable(checker, symbol, prop.type);
    props.push({ ...prop, type, ...(origin === undefined ? {} : { origin }) });
  }
  const all = attributesOf(checker, attributes);
  return {
    props: props.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ...(all === undefined ? {} : { attributes: all }),
  };
}

/** From the most special type to the one that all elements share. */
const ATTRIBUTES = [
  /^React\.(?!HTML|SVG|Aria|DOM|Ref)\w+HTMLAttributes$/,
  /^React\.(?:HTML|SVG)Attributes$/,
  /^React\.DOMAttributes$/,
];

/** `React.SVGAttributes<SVGPathElement>`; the element is read off a listener, which every element has. */
function attributesOf(
  checker: ts.TypeChecker,
  found: ReadonlyMap<string, ts.Symbol>,
): string | undefined {
  const listener = found.get('React.DOMAttributes');
  const name = ATTRIBUTES.map((pattern) => [...found.keys()].find((one) => pattern.test(one))).find(
    (one) => one !== undefined,
  );
  if (name === undefined || listener === undefined) return undefined;
  const text = printType(checker, checker.getTypeOfSymbol(listener));
  const element = /EventHandler<(\w+)>/.exec(text)?.[1];
  return element === undefined ? name : `${name}<${element}>`;
}
