import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type { ReferenceSlot } from '#core/reference/reference.ts';
import { propertiesOf, propertyOf } from './members.ts';
import { typedDeclaration } from './authoredType.ts';
import { docOf } from './declarations.ts';
import { defaultOf, isIgnored } from './jsdoc.ts';
import { oneLine } from './typeText.ts';

const EMPTY = /^(?:\{\s*\}|any|unknown|never)?$/;

/** `SlotComponentProps<…> | undefined` → `SlotComponentProps<…>` */
function withoutUndefinedNode(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const rest = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return rest.length === 1 ? (rest[0] ?? type) : type;
}

/** What a chip has room for; a longer text is a type written on the spot, which says little. */
const CHIP_LIMIT = 120;

/** Base props and owner state of `slotProps.x`: arguments of a helper type where the authors used one, else the type. */
function slotArguments(
  symbol: ts.Symbol | undefined,
): Pick<ReferenceSlot, 'baseProps' | 'ownerState'> {
  const written = typedDeclaration(symbol)?.type;
  if (written === undefined) return {};
  const type = withoutUndefinedNode(written);
  const helped =
    ts.isTypeReferenceNode(type) && /^Slot(?:Component)?Props/.test(type.typeName.getText());
  const texts = helped ? (type.typeArguments ?? []).map((node) => oneLine(node.getText())) : [];
  const whole = oneLine(type.getText());
  const [base = '', , owner = ''] = helped ? texts : [whole];
  const props = base.replace(/^(?:Partial|React\.(?:ElementType|ComponentType))<(.*)>$/, '$1');
  const shown = !EMPTY.test(props) && props.length <= CHIP_LIMIT && !props.includes('[');
  return {
    ...(shown ? { baseProps: props } : {}),
    ...(EMPTY.test(owner) ? {} : { ownerState: owner }),
  };
}

export interface SlotsQuestion {
  checker: ts.TypeChecker;
  slots: ts.Type;
  /** The type of the prop `slotProps`. */
  slotProps: ts.Type | undefined;
  planOf: (slot: string) => Plan;
}

/** The slots that are documented, in alphabetical order. */
export function describeSlots(question: SlotsQuestion): ReferenceSlot[] {
  const { checker, slots, slotProps, planOf } = question;
  return propertiesOf(checker, slots)
    .map(({ symbol }) => ({ symbol, doc: docOf(symbol.declarations?.[0]) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ symbol, doc }): ReferenceSlot => {
      const value = defaultOf(doc);
      return {
        name: symbol.name,
        description: doc.description,
        ...(value === undefined ? {} : { default: value }),
        ...slotArguments(slotProps && propertyOf(checker, slotProps, symbol.name)),
        plan: planOf(symbol.name),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
