import type { Element, ElementContent } from 'hast';
import {
  memberAnchor,
  type ComponentReference,
  type InheritedProp,
} from '#core/reference/reference.ts';
import { element, place } from '../print/tree.ts';
import { memberRow } from './rows.ts';
import { ungrouped, type Section } from './section.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

export const INHERITED_TITLE = 'Inherited props';

/** Before the rows, on the page and in its Markdown. */
export const INHERITED_MEANS =
  'The type of the component also has these props, which the package does not document as its own.';

/** Before the name of the type that has the attributes of an element. */
export const ATTRIBUTES_FROM = 'The type also has attributes and event handlers from ';

/** The props that a component has from elsewhere: nothing, or one section. */
export async function inheritedSection(
  { name, inherited }: Pick<ComponentReference, 'name' | 'inherited'>,
  target: TypeTarget,
): Promise<Section[]> {
  const { props = [], attributes } = inherited ?? {};
  if (props.length === 0 && attributes === undefined) return [];
  const rows = await Promise.all(
    props.map((prop) =>
      memberRow({ id: memberAnchor(name, prop.name), start: originOf(prop, target) }, prop, target),
    ),
  );
  const code = (type: string): Element => place('TypeCode', { type: linkType(type, target) });
  return [
    {
      id: 'inherited-props',
      title: INHERITED_TITLE,
      start: rows.length === 0 ? [] : [element('p', {}, [INHERITED_MEANS])],
      groups: ungrouped(rows),
      end:
        attributes === undefined
          ? []
          : [element('p', {}, [ATTRIBUTES_FROM, code(attributes), '.'])],
    },
  ];
}

/** The type that declares a prop, on a line of its own. */
const originOf = ({ origin }: InheritedProp, target: TypeTarget): ElementContent[] =>
  origin === undefined
    ? []
    : [
        element('p', { className: ['api-origin'] }, [
          'From ',
          place('TypeCode', { type: linkType(origin, target) }),
        ]),
      ];
