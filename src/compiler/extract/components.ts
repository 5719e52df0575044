import type ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type { ComponentReference } from '#core/reference/reference.ts';
import { printType } from './printType.ts';
import { propertyOf } from './members.ts';
import { describeClasses, type ClassesRequest } from './classes.ts';
import type { ComponentFile } from './componentFiles.ts';
import { docOf, exportedSymbol } from './declarations.ts';
import { inheritedProps } from './inherited.ts';
import { proseOf } from './jsdoc.ts';
import { classesRequest, ownType } from './ownTypes.ts';
import { resolvedProps } from './probe.ts';
import type { Tier } from './programs.ts';
import { describeProps, otherProps, type PropsQuestion } from './props.ts';
import { describeSlots } from './slots.ts';
import { themeNameOf } from './theme.ts';
import { oneLine } from './typeText.ts';

/** A component whose imports and class names are not yet asked of the running package. */
export interface ComponentDraft {
  component: ComponentReference;
  file: ComponentFile;
  classes?: ClassesRequest;
}

/** First plan of a component's props and slots, filled by the members of its family in lower plans. */
export type MemberPlans = Map<string, Plan>;

/** `DataGridPremium`, `DataGridPro` and `DataGrid` are one family. */
const familyOf = (name: string): string => name.replace(/(?:Pro|Premium)$/, '');

function withoutLists(description: string): string {
  return description.replace(/(?:^|\n)\s*(?:Demos|API|Features):[\s\S]*$/, '').trim();
}

function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Signature | undefined {
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

function typeParametersOf(signature: ts.Signature | undefined): string[] {
  return (signature?.getDeclaration()?.typeParameters ?? []).map((node) => oneLine(node.getText()));
}

/** `HTMLDivElement` of `Ref<HTMLDivElement>`. */
function refElementOf(checker: ts.TypeChecker, props: ts.Type | undefined): string | undefined {
  const ref = props && propertyOf(checker, props, 'ref');
  if (ref === undefined) return undefined;
  const text = printType(checker, checker.getTypeOfSymbol(ref));
  return /Ref(?:Object)?<([\w.]+)(?: \| null)?>/.exec(text)?.[1];
}

/** Slots and classes, each with what its type says. */
function describeParts(
  tier: Tier,
  file: ComponentFile,
  props: ts.Type | undefined,
  planOf: (slot: string) => Plan,
): Pick<ComponentReference, 'slots' | 'classes'> & { request?: ClassesRequest | undefined } {
  const { checker } = tier;
  const slots = ownType(tier, file, 'Slots', props);
  const slotProps = props && propertyOf(checker, props, 'slotProps');
  const classesType = ownType(tier, file, 'Classes', props);
  const classes = classesType === undefined ? [] : describeClasses(checker, classesType);
  const keys = classes.map(({ key }) => key);
  return {
    slots:
      slots === undefined
        ? []
        : describeSlots({
            checker,
            slots,
            slotProps: slotProps && checker.getTypeOfSymbol(slotProps),
            planOf,
          }),
    classes,
    request: classesType && classesRequest(classesType, keys),
  };
}

/** The first plan that has a member; noted for the family's components in higher plans. */
function planNoter(plans: MemberPlans, { name, product, plan }: ComponentFile['page']) {
  return (kind: 'prop' | 'slot' | 'inherited') =>
    (member: string): Plan => {
      const key = `${product} ${familyOf(name)} ${kind} ${member}`;
      const first = plans.get(key) ?? plan;
      plans.set(key, first);
      return first;
    };
}

/** Describes the n-th component of a tier's probe. */
export function describeComponent(
  tier: Tier,
  file: ComponentFile,
  index: number,
  plans: MemberPlans,
): ComponentDraft {
  const { checker, program } = tier;
  const { page, propTypes } = file;
  const symbol = exportedSymbol(checker, program.getSourceFile(file.types), page.name);
  const signature = symbol && signatureOf(checker, symbol);
  const [parameter] = signature?.getParameters() ?? [];
  const declared = parameter && checker.getTypeOfSymbol(parameter);
  const resolved = resolvedProps(tier, index);
  const planOf = planNoter(plans, page);
  const typeParameters = typeParametersOf(signature);
  const props: PropsQuestion = {
    checker,
    propTypes,
    declared,
    resolved,
    typeParameters: new Set(typeParameters.map((text) => text.split(' ', 1)[0] ?? text)),
    planOf: planOf('prop'),
  };
  // undocumented ones count too: a prop that a lower plan takes silently is in that plan
  for (const { name } of propTypes) planOf('prop')(name);
  const own = new Set(propTypes.map(({ name }) => name));
  const inheritedPlan = (name: string): Plan => planOf(own.has(name) ? 'prop' : 'inherited')(name);
  const { slots, classes, request } = describeParts(tier, file, declared, planOf('slot'));
  const { description, deprecated } = proseOf(docOf(symbol?.declarations?.[0]));
  const refElement = refElementOf(checker, resolved ?? declared);
  const themeName = themeNameOf(file.script, page.name);
  return {
    file,
    ...(request === undefined ? {} : { classes: request }),
    component: {
      kind: 'component',
      name: page.name,
      exportName: page.name,
      product: page.product,
      plan: page.plan,
      route: page.pathname,
      description: withoutLists(description),
      ...(deprecated === undefined ? {} : { deprecated }),
      imports: [],
      typeParameters,
      ...(refElement === undefined ? {} : { refElement }),
      ...(themeName === undefined ? {} : { themeName }),
      props: describeProps(props),
      alsoAccepts: otherProps(props),
      inherited: inheritedProps({ ...props, planOf: inheritedPlan }),
      slots,
      classes,
    },
  };
}
