import { referenceMessages } from '#content/messages/reference.ts';
import { styleHooks } from '#content/styleHooks.ts';
import { usesOfOwner } from '#core/reference/demoUses.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type {
  ComponentReference,
  ReferenceClass,
  ReferenceSlot,
} from '#core/reference/reference.ts';
import { isVariable, type StyleHook } from '#core/reference/styleHooks.ts';
import { importSizes, printSize, SIZE_MEANS } from '../../reference/importSize.ts';
import { ATTRIBUTES_FROM, INHERITED_MEANS, INHERITED_TITLE } from '../../reference/inherited.ts';
import { inertLine } from './inert.ts';
import {
  demoFact,
  deprecation,
  lifetimeFact,
  planFact,
  printDefault,
  printImportLines,
  printMember,
  printTop,
  typeParameterFact,
  type TwinContext,
} from './members.ts';
import { codeSpan, joinBlocks, table } from './syntax.ts';

/** The reference page of a component as Markdown. */
export function printComponentTwin(component: ComponentReference, context: TwinContext): string {
  const { name, exportName, props, slots, classes } = component;
  return joinBlocks([
    printTop({
      title: name,
      facts: [
        name === exportName ? 'Component' : `Component, exported as ${codeSpan(exportName)}`,
        planFact(component.plan),
        lifetimeFact(component),
        deprecation(component),
        typeParameterFact(component.typeParameters),
        component.refElement && `The ref is a ${codeSpan(component.refElement)}`,
        component.themeName && `Theme key: ${codeSpan(component.themeName)}`,
        demoFact(usesOfOwner(context.uses, context.route)),
      ].map((fact) => (fact === '' ? undefined : fact)),
      description: component.description,
    }),
    '## Import',
    printImportLines(component.imports),
    ...printSizes(component),
    '## Props',
    ...(props.length === 0 ? ['No props of its own.'] : props.map((p) => printMember(p, context))),
    ...printInherited(component),
    ...(slots.length === 0 ? [] : ['## Slots', printSlots(slots)]),
    ...(classes.length === 0 ? [] : ['## CSS classes', printClasses(classes)]),
    ...printStyleHooks(styleHooks[name] ?? []),
  ]);
}

function printInherited({ inherited }: ComponentReference): string[] {
  const { props = [], attributes } = inherited ?? {};
  const rows = props.map(({ name, required, type, origin, default: value, description }) => [
    codeSpan(name),
    codeSpan(type.text),
    code(origin),
    value === undefined ? '' : printDefault(value),
    [required ? 'Required.' : '', inertLine(description)].filter(Boolean).join(' '),
  ]);
  const columns = ['Name', 'Type', 'From', 'Default', 'Description'];
  const blocks = [
    ...(rows.length === 0 ? [] : [INHERITED_MEANS, table(columns, rows)]),
    ...(attributes === undefined ? [] : [`${ATTRIBUTES_FROM}${codeSpan(attributes)}.`]),
  ];
  return blocks.length === 0 ? [] : [`## ${INHERITED_TITLE}`, ...blocks];
}

function printStyleHooks(hooks: readonly StyleHook[]): string[] {
  const { cssVariables, dataAttributes, settable } = referenceMessages;
  const rows = (own: readonly StyleHook[]): string[][] =>
    own.map(({ name, on, text, plan, settable: canBeSet }) => {
      const marks = [
        ...(canBeSet ? [`${settable}.`] : []),
        ...(plan === undefined ? [] : [`${PLAN_NAMES[plan]}.`]),
      ];
      return [codeSpan(name), codeSpan(on), [...marks, inertLine(text)].join(' ')];
    });
  const listed = (title: string, own: readonly StyleHook[]): string[] =>
    own.length === 0 ? [] : [`## ${title}`, table(['Name', 'On', 'Description'], rows(own))];
  return [
    ...listed(cssVariables, hooks.filter(isVariable)),
    ...listed(
      dataAttributes,
      hooks.filter((hook) => !isVariable(hook)),
    ),
  ];
}

function printSizes({ imports }: ComponentReference): string[] {
  const sizes = importSizes(imports).map(({ package: name, bytes }, _, { length }) =>
    length === 1 ? printSize(bytes) : `${printSize(bytes)} from ${codeSpan(name)}`,
  );
  return sizes.length === 0 ? [] : [`Size: ${sizes.join(', ')} (${SIZE_MEANS}).`];
}

const code = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : codeSpan(text);

/** Columns that no slot fills are left out. */
export function printSlots(slots: readonly ReferenceSlot[]): string {
  const columns: [string, (slot: ReferenceSlot) => string][] = [
    ['Slot', ({ name }) => codeSpan(name)],
    ['Default', (slot) => code(slot.default)],
    ['Class', ({ className }) => code(className === undefined ? undefined : `.${className}`)],
    ['Props', ({ baseProps }) => code(baseProps)],
    ['Owner state', ({ ownerState }) => code(ownerState)],
    ['Plan', ({ plan }) => (plan === 'community' ? '' : PLAN_NAMES[plan])],
    ['Versions', (slot) => lifetimeFact(slot) ?? ''],
    ['Description', ({ description }) => inertLine(description)],
  ];
  const filled = columns.filter(([, print]) => slots.some((slot) => print(slot) !== ''));
  return table(
    filled.map(([title]) => title),
    slots.map((slot) => filled.map(([, print]) => print(slot))),
  );
}

const printClasses = (classes: readonly ReferenceClass[]): string =>
  table(
    ['Key', 'Class', 'Description'],
    classes.map((entry) => {
      const { key, className, global, description } = entry;
      const sentence = (text: string | undefined): string =>
        text === undefined ? '' : `${text}.`.replace(/\.\.$/, '.');
      const parts = [
        global ? 'State class.' : '',
        sentence(lifetimeFact(entry)),
        sentence(deprecation(entry)),
        inertLine(description),
      ];
      return [codeSpan(key), codeSpan(`.${className}`), parts.filter(Boolean).join(' ')];
    }),
  );
