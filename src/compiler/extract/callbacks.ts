import ts from 'typescript';
import type { ReferenceMember, ReferenceParameter } from '#core/reference/reference.ts';
import { literalsOf, printType } from './printType.ts';
import { READABLE, saysEnough } from './authoredType.ts';
import { parametersOf, returnsOf, type JsDoc } from './jsdoc.ts';
import { typeOfText, withoutUndefined } from './typeText.ts';

/** References to elements may be functions, but nobody reads them as callbacks. */
const REFERENCE = /(?:^|\.|\W)(?:Ref|RefCallback|LegacyRef)</;

/** The call signature of a callback; of a union with other things only when its comment documents the call. */
export function signatureOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  documented: boolean,
): ts.Signature | undefined {
  const empty = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & empty) === 0,
  );
  const [first] = members.flatMap((member) => [...member.getCallSignatures()]);
  if (first === undefined || REFERENCE.test(printType(checker, type))) return undefined;
  if (documented) return first;
  const callable = members.every(
    (member) =>
      member.getCallSignatures().length > 0 && member.getConstructSignatures().length === 0,
  );
  return callable ? first : undefined;
}

/** The type as the parameter's author wrote it says more than the resolved one, where it can be read there. */
function parameterType({ checker, known }: CallbackQuestion, parameter: ts.Symbol): string {
  const printed = withoutUndefined(printType(checker, checker.getTypeOfSymbol(parameter)));
  // a value whose type the authors leave to the caller to annotate
  if (printed === 'never') return 'any';
  const declaration = parameter.valueDeclaration;
  if (declaration === undefined || !ts.isParameter(declaration) || !declaration.type)
    return printed;
  const vague = printed === 'any' || printed.length > READABLE;
  return vague || saysEnough(checker, declaration.type, known)
    ? declaration.type.getText()
    : printed;
}

/** The comment names a type that the checker has only as `any` or unfolded (`MuiEvent<{}>`). */
function saysMore(commented: string | undefined, text: string): boolean {
  if (commented === undefined || commented === '') return false;
  return text === 'any' || (text.startsWith('{') && /^[A-Z]\w+(?:<.*>)?$/.test(commented));
}

export interface CallbackQuestion {
  checker: ts.TypeChecker;
  type: ts.Type | undefined;
  doc: JsDoc;
  /** The owner's type parameters. */
  known: ReadonlySet<string>;
}

/**
 * What a callback is given and gives back. Types are the checker's, because the comments disagree with them at times;
 * names and prose are the comments', as are the parts of a parameter (`params.itemId`).
 */
export function describeCallback(
  question: CallbackQuestion,
): Pick<ReferenceMember, 'parameters' | 'returns'> {
  const { checker, type, doc } = question;
  const documented = parametersOf(doc);
  const documentedReturn = returnsOf(doc);
  const signature =
    type && signatureOf(checker, type, documented.length > 0 || documentedReturn !== undefined);
  if (signature === undefined) {
    if (documented.length === 0) return {};
    return {
      parameters: documented.map(({ name, type: text, description }) => ({
        name,
        type: typeOfText(text || 'unknown'),
        description,
      })),
      ...(documentedReturn === undefined
        ? {}
        : {
            returns: {
              type: typeOfText(documentedReturn.type || 'unknown'),
              description: documentedReturn.description,
            },
          }),
    };
  }
  const whole = documented.filter(({ name }) => !name.includes('.'));
  const parameters = signature.getParameters().flatMap((parameter, index): ReferenceParameter[] => {
    const comment = whole[index];
    const name = comment?.name || parameter.name;
    const text = parameterType(question, parameter);
    const own = typeOfText(
      saysMore(comment?.type, text) ? (comment?.type ?? text) : text,
      literalsOf(checker, checker.getTypeOfSymbol(parameter)),
    );
    const parts = documented
      .filter((part) => comment !== undefined && part.name.startsWith(`${comment.name}.`))
      .map((part) => ({ ...part, type: typeOfText(part.type || 'unknown') }));
    return [{ name, type: own, description: comment?.description ?? '' }, ...parts];
  });
  const result = printType(checker, signature.getReturnType());
  const vague = result === 'any' && documentedReturn !== undefined && documentedReturn.type !== '';
  return {
    parameters,
    returns: {
      type: typeOfText(vague ? documentedReturn.type : result),
      description: documentedReturn?.description ?? '',
    },
  };
}
