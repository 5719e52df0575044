import { printExample } from '#core/propsPlayground/code.ts';
import {
  playgroundRoute,
  type Control,
  type PlaygroundDescription,
} from '#core/propsPlayground/description.ts';
import { initialState } from '#core/propsPlayground/state.ts';
import { memberAnchor, type ComponentReference } from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { code, planMark } from '../reference/rows.ts';
import type { DescribedPlayground } from './describe.ts';
import { printControl } from './form.ts';
import { htmlOf } from './pieces.ts';

/** A shorter list is seen at once. */
const FILTER_FROM_CONTROLS = 20;

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
    html: [
      '<div class="playground" data-playground>',
      printStage(name, height),
      printForm(component, described),
      printCode(described.description),
      '</div>',
    ].join(''),
    toc: [],
    anchors: ['props'],
  };
}

function printStage(name: string, [small, medium, large]: PropsPlaygroundPage['height']): string {
  const note =
    '<noscript><p class="demo-note">The component and its controls need JavaScript. The code of the first state stands below.</p></noscript>';
  return `<section class="demo-stage playground-stage" aria-label="${name} with these props" style="--h0:${small}px;--h1:${medium}px;--h2:${large}px">${note}</section>`;
}

/** Disabled until a script listens; the list of props and their defaults reads without one. */
function printForm(
  component: ComponentReference,
  { description, hints }: DescribedPlayground,
): string {
  const { controls } = description;
  const groups = [...new Set(controls.map(({ group }) => group))];
  const lists = groups.map((group, i) => {
    const own = controls.filter((control) => control.group === group);
    const rows = own.map((control) => printRow(component, control, hints[control.prop]));
    return `<details class="playground-group"${i === 0 ? ' open' : ''}><summary>${group} <small>${own.length}</small></summary>${rows.join('')}</details>`;
  });
  const filter =
    controls.length > FILTER_FROM_CONTROLS
      ? `<input type="search" class="needs-script" placeholder="Filter by name" aria-label="Filter props" spellcheck="false"><output class="visually-hidden"></output>`
      : '';
  return [
    '<form class="playground-form" autocomplete="off" aria-labelledby="props"><fieldset disabled>',
    `<div class="playground-tools"><h2 id="props">Props</h2><button type="button" class="tool needs-script" data-reset>Reset all</button>${filter}</div>`,
    ...lists,
    `<p class="playground-more"><a href="${component.route}">All props of ${component.name}</a></p>`,
    '</fieldset></form>',
  ].join('');
}

const LONGEST_DEFAULT = 40;

const shorten = (text: string): string =>
  text.length <= LONGEST_DEFAULT ? text : `${text.slice(0, LONGEST_DEFAULT - 1)}…`;

/** Whether the control itself shows the type: a box to tick, a list of all values. */
const isSaid = (
  { kind }: Control,
  { type, default: given }: DescribedPlayground['hints'][string],
): boolean =>
  given !== undefined && (kind === 'boolean' || (kind === 'choice' && type.includes("'")));

/** A control with its label, and a link to the prop's row in the reference that says type and default. */
function printRow(
  component: ComponentReference,
  control: Control,
  hint: DescribedPlayground['hints'][string] | undefined,
): string {
  const { prop, plan } = control;
  const mark = plan === component.plan ? '' : ` ${planMark(plan)}`;
  const facts = [
    hint === undefined || isSaid(control, hint) ? '' : code(escapeHtml(hint.type)),
    hint?.default === undefined
      ? ''
      : `default ${code(escapeHtml(shorten(hint.default.replace(/`/g, ''))))}`,
  ].filter((fact) => fact !== '');
  const link =
    hint?.documented !== true
      ? ''
      : `<a class="playground-hint" href="${component.route}#${memberAnchor(component.name, prop)}"><span class="visually-hidden">${prop} in the reference: </span>${facts.join(', ')}</a>`;
  return `<div class="playground-row" data-prop="${prop}">${printControl(control)}${mark}${link}</div>`;
}

/** Both languages where they differ, with the buttons that choose; readers without a script see TypeScript. */
const SANDBOXES = [
  ['openStackBlitz', 'StackBlitz'],
  ['openCodeSandbox', 'CodeSandbox'],
  ['downloadZip', 'ZIP'],
]
  .map(
    ([action, label]) =>
      `<button type="button" class="tool" data-sandbox="${action}">${label}</button>`,
  )
  .join('');

function printCode(description: PlaygroundDescription): string {
  const state = initialState(description.controls);
  const pre = (language: 'ts' | 'js', variant: string): string =>
    `<pre tabindex="0"${variant}><code>${htmlOf(printExample(description, state, language))}</code></pre>`;
  const typed = isTyped(description);
  const blocks = typed ? pre('ts', ' class="ts"') + pre('js', ' class="js"') : pre('ts', '');
  const button = (value: string): string =>
    `<button type="button" class="tool" data-set="codeVariant" data-value="${value}">${value}</button>`;
  const choice = typed
    ? `<span class="choice" role="group" aria-label="Language of the code">${button('TS')}${button('JS')}</span>`
    : '';
  const file = '<span class="ts">Example.tsx</span><span class="js">Example.jsx</span>';
  return `<figure class="code playground-code"><figcaption><span>${file}</span>${choice}<span class="playground-sandboxes needs-script">${SANDBOXES}</span></figcaption>${blocks}<button type="button" class="copy" data-action="copy">Copy</button></figure>`;
}

/** Whether some state's JavaScript differs from its TypeScript. */
const isTyped = ({ statements, imports }: PlaygroundDescription): boolean =>
  statements.some(({ js }) => js !== undefined) || imports.some(({ kind }) => kind === 'type');
