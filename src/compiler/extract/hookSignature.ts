import ts from 'typescript';
import { withoutImports } from './authoredType.ts';
import { printType } from './printType.ts';
import { oneLine, splitOutside } from './typeText.ts';

/** What a parameter is called that the authors take apart in place. */
const NAMELESS = 'options';

const written = (node: ts.Node): string =>
  oneLine(withoutImports(node.getText())).replace(/"([^"']*)"/g, "'$1'");

/** The written name of a parameter. */
export function parameterName(parameter: ts.Symbol): string {
  const declaration = parameter.valueDeclaration;
  const named =
    declaration === undefined || !ts.isParameter(declaration) || ts.isIdentifier(declaration.name);
  return named ? parameter.name : NAMELESS;
}

export const isOptionalParameter = (parameter: ts.Symbol): boolean => {
  const declaration = parameter.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken !== undefined || declaration.dotDotDotToken !== undefined)
  );
};

/** The type parameters of a signature as they are written. */
export const typeParametersOf = (signature: ts.Signature): string[] =>
  (signature.getDeclaration().typeParameters ?? []).map(written);

/** Their names. */
export const namesOfTypeParameters = (signature: ts.Signature): ReadonlySet<string> =>
  new Set((signature.getDeclaration().typeParameters ?? []).map(({ name }) => name.text));

/**
 * A type in a signature, as its authors wrote it: every name in it stands in the same declaration or is one of the
 * library's.
 */
const textOf = (checker: ts.TypeChecker, node: ts.TypeNode | undefined, type: ts.Type): string =>
  node === undefined ? printType(checker, type) : written(node);

export function parameterText(checker: ts.TypeChecker, parameter: ts.Symbol): string {
  const declaration = parameter.valueDeclaration;
  const node =
    declaration !== undefined && ts.isParameter(declaration) ? declaration.type : undefined;
  return textOf(checker, node, checker.getTypeOfSymbol(parameter));
}

export const returnText = (checker: ts.TypeChecker, signature: ts.Signature): string =>
  textOf(checker, signature.getDeclaration().type, signature.getReturnType());

/** The declaration of a hook, on several lines where one would be too long. */
export function signatureText(
  checker: ts.TypeChecker,
  name: string,
  signature: ts.Signature,
): string {
  const parameters = signature.getParameters().map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const rest =
      declaration !== undefined && ts.isParameter(declaration) && declaration.dotDotDotToken;
    const optional = isOptionalParameter(parameter) && !rest ? '?' : '';
    return `${rest ? '...' : ''}${parameterName(parameter)}${optional}: ${parameterText(checker, parameter)}`;
  });
  return layOut({
    name,
    generics: typeParametersOf(signature),
    parameters,
    result: returnText(checker, signature),
  });
}

/** In characters. */
const LINE = 80;

/** Parts of a declaration: on one line when they fit, else each list that is too long with an entry per line. */
export function layOut(parts: {
  name: string;
  generics: readonly string[];
  parameters: readonly string[];
  result: string;
}): string {
  const { name, generics, parameters, result } = parts;
  const angles = generics.length === 0 ? '' : `<${generics.join(', ')}>`;
  const head = `function ${name}${angles}(`;
  const whole = `${head}${parameters.join(', ')}): ${result};`;
  if (whole.length <= LINE) return whole;
  // without arguments there is nothing else to break
  const kept = generics.length === 0 || (head.length <= LINE && parameters.length > 0);
  const opening = kept ? head : `function ${name}<${perLine(generics)}>(`;
  const last = opening.slice(opening.lastIndexOf('\n') + 1);
  const list = parameters.join(', ');
  const fits = parameters.length < 2 && `${last}${list}): ${result};`.length <= LINE;
  const inside = parameters.length === 0 || fits ? list : perLine(parameters);
  const closing = fits || parameters.length === 0 ? `${last}${list}` : '';
  const end = `${closing}): ${result};`.length <= LINE ? result : brokenObject(result);
  return `${opening}${inside}): ${end};`;
}

const perLine = (entries: readonly string[]): string =>
  `\n${entries.map((entry) => `  ${entry},\n`).join('')}`;

/** `{ a: A; b: B } | null` with a member per line; any other type as it is. */
function brokenObject(text: string): string {
  const [, members, rest = ''] = /^\{ (.*) \}((?: \| \w+)?)$/.exec(text) ?? [];
  if (members === undefined) return text;
  const lines = splitOutside(members, ';').map((member) => `  ${member};\n`);
  return `{\n${lines.join('')}}${rest}`;
}
