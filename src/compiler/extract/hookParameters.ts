import type ts from 'typescript';
import type { HookParameter, ReferenceMember } from '#core/reference/reference.ts';
import { describeCallback } from './callbacks.ts';
import {
  isOptionalParameter,
  namesOfTypeParameters,
  parameterName,
  parameterText,
} from './hookSignature.ts';
import { NO_JSDOC, parametersOf, type JsDoc } from './jsdoc.ts';
import { describeObject } from './objectMembers.ts';
import { literalsOf } from './printType.ts';
import type { Tier } from './programs.ts';
import { typeOfText } from './typeText.ts';
import { unionText } from './unionText.ts';

/** One way to call a hook, with what its own comment says. */
export interface Overload {
  tier: Tier;
  signature: ts.Signature;
  doc: JsDoc;
}

/** An argument in one overload; what a comment says of parts of it goes to its members. */
function describeParameter(
  { tier, signature, doc }: Overload,
  parameter: ts.Symbol,
  index: number,
): HookParameter {
  const { checker, plan } = tier;
  const name = parameterName(parameter);
  const documentedParameters = parametersOf(doc);
  // by name: a comment that leaves the name out would shift the others
  const own =
    name === parameter.name
      ? documentedParameters.find((one) => one.name === name)
      : documentedParameters[index];
  const type = checker.getTypeOfSymbol(parameter);
  const known = namesOfTypeParameters(signature);
  const text = parameterText(checker, parameter);
  const { members } = describeObject(checker, type, plan);
  const callback = describeCallback({ checker, type, doc: NO_JSDOC, known });
  return {
    name,
    required: !isOptionalParameter(parameter),
    type: typeOfText(text, literalsOf(checker, type, text)),
    description: own?.description ?? '',
    plan,
    // a listener whose arguments depend on the event: its type's name says it better
    ...(/\bextends\b/.test(callback.parameters?.map((one) => one.type.text).join() ?? '')
      ? {}
      : callback),
    members: members.map((member) => {
      const part = documentedParameters.find(
        (one) => one.name === `${own?.name ?? name}.${member.name}`,
      );
      return member.description === '' && part !== undefined
        ? { ...member, description: part.description }
        : member;
    }),
  };
}

/** The same argument or member in two overloads: whatever either takes. */
function either<M extends ReferenceMember>(a: M, b: M): M {
  const fuller = (b.parameters?.length ?? 0) > (a.parameters?.length ?? 0) ? b : a;
  return {
    ...fuller,
    required: a.required && b.required,
    type: a.type.text === b.type.text ? a.type : typeOfText(unionText([a.type.text, b.type.text])),
    description: a.description || b.description,
  };
}

/** Two lists by name; what stands in one only keeps its place. */
function eitherList<M extends ReferenceMember>(
  lists: readonly (readonly M[])[],
  merge: (a: M, b: M) => M,
): M[] {
  const found = new Map<string, M>();
  for (const member of lists.flat()) {
    const before = found.get(member.name);
    found.set(member.name, before ? merge(before, member) : member);
  }
  return [...found.values()];
}

const eitherParameter = (a: HookParameter, b: HookParameter): HookParameter => ({
  ...either(a, b),
  members: eitherList([a.members, b.members], either),
});

/** The arguments of all overloads by name; one that some overload does without is optional. */
export function describeParameters(overloads: readonly Overload[]): HookParameter[] {
  const lists = overloads.map((overload) =>
    overload.signature
      .getParameters()
      .map((parameter, index) => describeParameter(overload, parameter, index)),
  );
  return eitherList(lists, eitherParameter).map((parameter) => ({
    ...parameter,
    required:
      parameter.required && lists.every((list) => list.some(({ name }) => name === parameter.name)),
  }));
}
