import type ts from 'typescript';
import type { ReferenceType } from '#core/reference/reference.ts';
import {
  authoredText,
  declarationsDiffer,
  READABLE,
  saysEnough,
  typedDeclaration,
  withoutForeignArguments,
} from './authoredType.ts';
import { literalsOf, printType } from './printType.ts';
import { typeOfText } from './typeText.ts';

/** The alias hides a plain union behind the interface that a theme may extend. */
const resolvedText = (checker: ts.TypeChecker, type: ts.Type, literals: string[]): string => {
  const text = printType(checker, type);
  return text.startsWith('OverridableStringUnion<') && literals.length > 0
    ? literals.join(' | ')
    : text;
};

export interface TypeQuestion {
  checker: ts.TypeChecker;
  /** The property as its authors declared it. */
  declared: ts.Symbol | undefined;
  /** The same property with type parameters at their defaults, when that is known. */
  resolved?: ts.Type | undefined;
  known: ReadonlySet<string>;
}

/** What a reader is shown: the authored text where it says enough, else the resolved one when it is readable. */
export function describeType({ checker, declared, resolved, known }: TypeQuestion): ReferenceType {
  const declaration = typedDeclaration(declared);
  const type = resolved ?? (declared === undefined ? undefined : checker.getTypeOfSymbol(declared));
  const authored = declaration === undefined ? undefined : authoredText(declaration);
  const literals = literalsOf(checker, type, authored);
  // `multiSelect?: Multiple`: a word that stands for what it may be, unlike `R`, which stands for the reader's own type
  if (authored !== undefined && authored.length > 1 && known.has(authored) && declared) {
    const constraint = checker.getBaseConstraintOfType(checker.getTypeOfSymbol(declared));
    if (constraint !== undefined) return typeOfText(printType(checker, constraint), literals);
  }
  const whole = declaration !== undefined && !declarationsDiffer(declared);
  if (authored !== undefined && whole && saysEnough(checker, declaration, known)) {
    return typeOfText(authored, literals);
  }
  const printed =
    type === undefined ? undefined : typeOfText(resolvedText(checker, type, literals), literals);
  const useful =
    printed !== undefined &&
    printed.text.length <= READABLE &&
    !/^(any|unknown|undefined|never)$/.test(printed.text);
  if (printed !== undefined && (useful || authored === undefined)) return printed;
  return typeOfText(withoutForeignArguments(authored ?? 'unknown', known), literals);
}
