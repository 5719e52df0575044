import type { Element } from 'hast';
import { referenceMessages } from '#content/messages/reference.ts';
import { isVariable, styleHookAnchor, type StyleHook } from '#core/reference/styleHooks.ts';
import { place } from '../print/tree.ts';
import { describe } from './describe.ts';
import { paidTrait, planMark, row } from './rows.ts';
import { ungrouped, type Section } from './section.ts';

const { cssVariables, dataAttributes, settable, settableTitle } = referenceMessages;

/** What style sheets and tests find on the elements of a component: nothing, one section, or two. */
export async function styleHookSections(
  component: string,
  hooks: readonly StyleHook[],
): Promise<Section[]> {
  const of = async (id: string, title: string, own: readonly StyleHook[]): Promise<Section[]> => {
    if (own.length === 0) return [];
    const rows = await Promise.all(own.map((one) => rowOf(component, one)));
    return [{ id, title, groups: ungrouped(rows) }];
  };
  return [
    ...(await of('css-variables', cssVariables, hooks.filter(isVariable))),
    ...(await of(
      'data-attributes',
      dataAttributes,
      hooks.filter((one) => !isVariable(one)),
    )),
  ];
}

async function rowOf(component: string, hook: StyleHook): Promise<Element> {
  const { name, on, text, settable: canBeSet, plan = 'community' } = hook;
  return row({
    id: styleHookAnchor(component, name),
    name,
    facts: [
      ...(canBeSet ? [place('Chip', { text: settable, title: settableTitle })] : []),
      ...planMark(plan),
      place('TypeFact', { type: [on] }),
    ],
    text: await describe(text),
    traits: paidTrait(plan),
  });
}
