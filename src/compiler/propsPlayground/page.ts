import { printExample } from '#core/propsPlayground/code.ts';
import {
  playgroundRoute,
  type Control,
  type PlaygroundDescription,
} from '#core/propsPlayground/description.ts';
import { initialState } from '#core/propsPlayground/state.ts';
import type { ComponentReference } from '#core/reference/reference.ts';
import type { CodeText } from '#markup/code/codeText.ts';
import type { PlaygroundRow } from '#markup/propsPlayground/PlaygroundForm.tsx';
import { place } from '../print/tree.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import type { DescribedPlayground } from './describe.ts';
import { htmlOf } from './pieces.ts';

interface PropsPlaygroundPage {
  component: ComponentReference;
  described: DescribedPlayground;
  /** CSS pixels kept for the stage at each of up to 599, 600 to 1199, from 1200. */
  height: readonly [number, number, number];
}

/** The page of a playground: the form with every control, the stage, and the code of the first state. */
export function playgroundPage({
  component,
  described,
  height,
}: PropsPlaygroundPage): PrintedReference {
  const { name, plan, product, imports } = component;
  const route = playgroundRoute(component.route);
  return {
    key: route.replace(/^\/x\//, '').replace(/\/$/, ''),
    route,
    title: `${name} playground`,
    description: `Change the props of ${name}, see what they do, and copy the code. The address keeps what you chose.`,
    plan,
    product,
    packages: [
      ...new Set(imports.filter((line) => line.plan === plan).map((line) => line.package)),
    ],
    tree: {
      type: 'root',
      children: [
        place('PropsPlayground', {
          component: { name, route: component.route, plan },
          heights: height,
          rows: playgroundRows(described),
          code: codeOf(described.description),
        }),
      ],
    },
    toc: [],
    anchors: ['props'],
  };
}

const LONGEST_DEFAULT = 40;

const shorten = (text: string): string =>
  text.length <= LONGEST_DEFAULT ? text : `${text.slice(0, LONGEST_DEFAULT - 1)}…`;

/** Whether the control itself shows the type: a box to tick, a list of all values. */
const showsType = (
  { kind }: Control,
  { type, default: given }: DescribedPlayground['hints'][string],
): boolean =>
  given !== undefined && (kind === 'boolean' || (kind === 'choice' && type.includes("'")));

/** The rows of the form, in its order. */
export const playgroundRows = ({ description, hints }: DescribedPlayground): PlaygroundRow[] =>
  description.controls.map((control) => rowOf(control, hints));

/** A control, with what its row says of the prop where the reference says it. */
function rowOf(control: Control, hints: DescribedPlayground['hints']): PlaygroundRow {
  const hint = hints[control.prop];
  if (hint?.documented !== true) return { control };
  const { type, default: given } = hint;
  return {
    control,
    hint: {
      ...(!showsType(control, hint) && { type }),
      ...(given !== undefined && { default: shorten(given.replaceAll('`', '')) }),
    },
  };
}

/** The code of the first state, in both languages when some state's JavaScript differs from its TypeScript. */
function codeOf(description: PlaygroundDescription): CodeText {
  const state = initialState(description.controls);
  const html = (language: 'ts' | 'js'): string =>
    htmlOf(printExample(description, state, language));
  return { html: html('ts'), ...(isTyped(description) && { js: html('js') }) };
}

const isTyped = ({ statements, imports }: PlaygroundDescription): boolean =>
  statements.some(({ js }) => js !== undefined) || imports.some(({ kind }) => kind === 'type');
