import { NO_DEMO_USES, usesOfOwner } from '#core/reference/demoUses.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { HookReference, ReferenceMember } from '#core/reference/reference.ts';
import {
  demoFact,
  deprecation,
  lifetimeFact,
  planFact,
  printImportLines,
  printMember,
  printTop,
  typeParameterFact,
  withText,
  type TwinContext,
} from './members.ts';
import { codeSpan, fence, joinBlocks, list } from './syntax.ts';

/** The reference page of a hook as Markdown: how it is called, with what, and what it gives back. */
export function printHookTwin(hook: HookReference, context: TwinContext): string {
  const { name, exportName, parameters, returns } = hook;
  return joinBlocks([
    printTop({
      title: name,
      facts: [
        name === exportName ? 'Hook' : `Hook, exported as ${codeSpan(exportName)}`,
        planFact(hook.plan),
        lifetimeFact(hook),
        deprecation(hook),
        typeParameterFact(hook.typeParameters),
        demoFact(usesOfOwner(context.uses, context.route)),
      ],
      description: hook.description,
    }),
    '## Import',
    printImportLines(hook.imports),
    '## Signature',
    ...printSignatures(hook),
    ...(parameters.length === 0 ? [] : ['## Parameters']),
    ...parameters.map((parameter) =>
      joinBlocks([printMember(parameter, WITHOUT_DEMOS), printFields(parameter.members)]),
    ),
    '## Returns',
    withText(codeSpan(returns.type.text), returns.description),
    returns.each && returns.members.length > 0 ? 'Of each element:' : '',
    ...returns.members.map((member) => printMember(member, WITHOUT_DEMOS)),
  ]);
}

/** Demos are known of a hook, not of its parameters. */
const WITHOUT_DEMOS: TwinContext = { uses: NO_DEMO_USES, route: '' };

function printSignatures({ plan: lowest, signatures }: HookReference): string[] {
  return signatures.flatMap(({ plan, text }) => [
    ...(plan === lowest ? [] : [`${PLAN_NAMES[plan]}:`]),
    fence(text, 'ts'),
  ]);
}

/** The members of an argument that is an object. */
function printFields(members: readonly ReferenceMember[]): string {
  if (members.length === 0) return '';
  const items = members.map((member) => {
    const facts = [
      codeSpan(member.type.text),
      member.required ? 'required' : undefined,
      member.default === undefined ? undefined : `default ${codeSpan(member.default)}`,
      planFact(member.plan),
      deprecation(member),
    ].filter((fact) => fact !== undefined);
    return withText(`${codeSpan(member.name)} (${facts.join(', ')})`, member.description);
  });
  return `Its members:\n\n${list(items)}`;
}
