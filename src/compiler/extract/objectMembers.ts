import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type { ReferenceMember, ReferenceType } from '#core/reference/reference.ts';
import { declarationsDiffer, READABLE, typedDeclaration } from './authoredType.ts';
import { describeCallback } from './callbacks.ts';
import { docOf } from './declarations.ts';
import { describeType } from './describeType.ts';
import { defaultOf, isIgnored, proseOf } from './jsdoc.ts';
import { isRequired, propertiesOf, propertyOf } from './members.ts';
import { printType } from './printType.ts';
import { exactTypeOfText, typeOfText, unionMembers } from './typeText.ts';
import { unionText } from './unionText.ts';

/** More than this is another page's subject, reached by the type's name: all props of the grid. */
const MEMBER_LIMIT = 80;

const inLibrary = (node: ts.Node): boolean =>
  node.getSourceFile().fileName.includes('/node_modules/@mui/x-');

/** Written in the library, not in React, the browser or D3: what lists, elements and scales have is told elsewhere. */
function isOfLibrary(property: ts.Symbol, owner: ts.Type): boolean {
  // a mapped type's keys have no declaration of their own
  const { declarations } = property;
  if (declarations !== undefined) return declarations.some(inLibrary);
  return (owner.aliasSymbol ?? owner.getSymbol())?.declarations?.some(inLibrary) ?? false;
}

/** The object in `Config | null` or `Config[]`; `each` says that it was in a list. */
function objectIn(checker: ts.TypeChecker, type: ts.Type): { type: ts.Type; each: boolean } {
  const bare = checker.getNonNullableType(type);
  const element = checker.isArrayType(bare) ? bare.getNumberIndexType() : undefined;
  const inner = element ?? bare;
  // `ComputedAxis<T>` has the members of every axis as long as nobody says which
  const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.Intersection;
  const constraint =
    (inner.flags & open) !== 0 ? checker.getBaseConstraintOfType(inner) : undefined;
  return { type: constraint ?? inner, each: element !== undefined };
}

/** A type as resolved; what follows from the caller's type parameters, as far as it is certain without them. */
function settledText(checker: ts.TypeChecker, type: ts.Type): string {
  const open = ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional;
  if ((type.flags & open) === 0) return printType(checker, type);
  const settled = printType(checker, checker.getBaseConstraintOfType(type) ?? type);
  return settled.length <= READABLE ? settled : printType(checker, type);
}

/** The declared type is no more than a type parameter of the declaration: `locale?: TLocale`. */
function isForeignParameter(checker: ts.TypeChecker, property: ts.Symbol): boolean {
  const node = typedDeclaration(property)?.type;
  if (node === undefined || !ts.isTypeReferenceNode(node)) return false;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
}

/** What a member's value may be; of a union of objects, whatever it is in any of them. */
function memberType(checker: ts.TypeChecker, owner: ts.Type, property: ts.Symbol): ReferenceType {
  const types = (owner.isUnion() ? owner.types : [owner]).flatMap((one) => {
    const found = checker.getPropertyOfType(one, property.name);
    return found === undefined ? [] : [checker.getTypeOfSymbol(found)];
  });
  const texts = [...new Set(types.map((type) => settledText(checker, type)))];
  if (texts.length > 1 || declarationsDiffer(property) || isForeignParameter(checker, property)) {
    return typeOfText(unionText(texts));
  }
  // a declaration's own type parameters mean nothing to who calls the hook: such types are shown as resolved
  return describeType({ checker, declared: property, resolved: types[0], known: new Set() });
}

/** An optional member may be absent, which its mark says; one that is always there may still have no value. */
function withEmptiness(checker: ts.TypeChecker, property: ts.Symbol, type: ReferenceType) {
  if ((property.flags & ts.SymbolFlags.Optional) !== 0) return type;
  const printed = unionMembers(printType(checker, checker.getTypeOfSymbol(property)));
  if (!printed.includes('undefined')) return type;
  const text = type.text.includes('=>') ? `(${type.text})` : type.text;
  return { ...exactTypeOfText(`${text} | undefined`), literals: type.literals };
}

/** The documented members of an object that the library declares; none of anything else, or of one too large to list. */
export function describeObject(
  checker: ts.TypeChecker,
  whole: ts.Type,
  plan: Plan,
): { members: ReferenceMember[]; each: boolean } {
  const { type, each } = objectIn(checker, whole);
  const documented = propertiesOf(checker, type)
    .filter(
      ({ symbol }) => isOfLibrary(symbol, type) && !/^(?:internal|unstable)_/.test(symbol.name),
    )
    .map(({ symbol, everywhere }) => ({
      // of a union, the property of all its members together where all have it
      symbol: propertyOf(checker, type, symbol.name) ?? symbol,
      everywhere,
      doc: docOf(symbol.declarations?.[0]),
    }))
    .filter(({ doc }) => !isIgnored(doc));
  if (documented.length > MEMBER_LIMIT) return { members: [], each: false };
  const members = documented.map(({ symbol, everywhere, doc }): ReferenceMember => {
    const value = defaultOf(doc);
    return {
      name: symbol.name,
      required: isRequired(symbol, everywhere),
      type: withEmptiness(checker, symbol, memberType(checker, type, symbol)),
      ...(value === undefined ? {} : { default: value }),
      ...proseOf(doc),
      plan,
      ...describeCallback({
        checker,
        type: checker.getTypeOfSymbol(symbol),
        doc,
        known: new Set(),
      }),
    };
  });
  // keys that a type parameter promises and nothing more: the caller's own object
  if (members.every((member) => member.type.text === 'any')) return { members: [], each: false };
  return { members, each };
}
