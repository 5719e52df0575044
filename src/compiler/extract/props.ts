import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { describeCallback } from './callbacks.ts';
import { describeType } from './describeType.ts';
import { propertyOf } from './members.ts';
import { defaultOf, isIgnored, proseOf } from './jsdoc.ts';
import type { PropType } from './propTypes.ts';

/** Accepted in many places and documented in few of them. */
const COMMON = ['children', 'className', 'slotProps', 'slots', 'style', 'sx'];

/**
 * Which of the `propTypes` are documented one by one: those that say something and are not ignored. A required one
 * counts although the package says nothing about it (`items` of a tree view): nobody can do without.
 */
export const documentedProps = (propTypes: readonly PropType[]): PropType[] =>
  propTypes.filter(({ doc, required }) => (doc.description !== '' || required) && !isIgnored(doc));

export interface PropsQuestion {
  checker: ts.TypeChecker;
  propTypes: readonly PropType[];
  /** The props type as declared, with its type parameters. */
  declared: ts.Type | undefined;
  /** The props type of `<Component />`. */
  resolved: ts.Type | undefined;
  typeParameters: ReadonlySet<string>;
  planOf: (prop: string) => Plan;
}

/** A prop, with what its type and its comment say. */
export function describeProp(question: PropsQuestion, prop: PropType): ReferenceMember {
  const { checker, declared, resolved, typeParameters, planOf } = question;
  const { name, required, doc } = prop;
  const own = declared && propertyOf(checker, declared, name);
  const made = resolved && propertyOf(checker, resolved, name);
  const madeType = made && checker.getTypeOfSymbol(made);
  // one branch of a conditional type may have resolved to nothing
  const lost =
    madeType === undefined ||
    (madeType.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0;
  const usable = lost ? undefined : madeType;
  const value = defaultOf(doc);
  return {
    name,
    required,
    type: describeType({
      checker,
      declared: own ?? made,
      resolved: usable,
      known: typeParameters,
    }),
    ...(value === undefined ? {} : { default: value }),
    ...proseOf(doc),
    plan: planOf(name),
    ...describeCallback({
      checker,
      type: usable ?? (own && checker.getTypeOfSymbol(own)),
      doc,
      known: typeParameters,
    }),
  };
}

/** The documented props, in alphabetical order. */
export const describeProps = (question: PropsQuestion): ReferenceMember[] =>
  documentedProps(question.propTypes)
    .map((prop) => describeProp(question, prop))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Names of props that are accepted without a description. */
export function otherProps({ checker, propTypes, resolved }: PropsQuestion): string[] {
  const documented = new Set(documentedProps(propTypes).map(({ name }) => name));
  const ignored = new Set(propTypes.filter(({ doc }) => isIgnored(doc)).map(({ name }) => name));
  const silent = propTypes.filter(
    ({ doc, required }) => doc.description === '' && !required && !isIgnored(doc),
  );
  const common = COMMON.filter((name) => resolved && propertyOf(checker, resolved, name));
  return [...new Set([...silent.map(({ name }) => name), ...common])]
    .filter((name) => !documented.has(name) && !ignored.has(name))
    .sort((a, b) => a.localeCompare(b, 'en'));
}
