import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type {
  ComponentReference,
  EventReference,
  ReferenceType,
} from '#core/reference/reference.ts';
import { describeType } from './describeType.ts';
import { propertiesOf, propertyOf } from './members.ts';
import { docOf } from './declarations.ts';
import { findDeclaration } from './interfaces.ts';
import { isIgnored, proseOf } from './jsdoc.ts';
import type { Tier } from './programs.ts';

const LOOKUP = { name: 'GridEventLookup', product: 'x-data-grid' } as const;

function eventSymbols(tier: Tier): ts.Symbol[] {
  const name = findDeclaration(tier, LOOKUP)?.name;
  if (name === undefined) return [];
  return propertiesOf(tier.checker, tier.checker.getTypeAtLocation(name)).map(
    ({ symbol }) => symbol,
  );
}

/** Notes which events a tier knows; called from the lowest tier up. */
export function noteEvents(tier: Tier, plans: Map<string, Plan>): void {
  for (const { name } of eventSymbols(tier)) if (!plans.has(name)) plans.set(name, tier.plan);
}

/** `onCellClick` by `cellClick`: the props whose type is `GridEventListener<'cellClick'>`. */
export function propsByEvent(components: readonly ComponentReference[]): Map<string, string> {
  const props = components.flatMap((component) => component.props);
  return new Map(
    props.flatMap(({ name, type }) => {
      const event = /^GridEventListener<'(\w+)'>$/.exec(type.text)?.[1];
      return event === undefined ? [] : [[event, name] as const];
    }),
  );
}

/** The documented events as the highest plan sees them, in alphabetical order. */
export function describeEvents(
  tier: Tier,
  plans: ReadonlyMap<string, Plan>,
  props: ReadonlyMap<string, string>,
): EventReference[] {
  const { checker } = tier;
  const part = (event: ts.Symbol, name: string): ReferenceType | undefined => {
    const declared = propertyOf(checker, checker.getTypeOfSymbol(event), name);
    return declared && describeType({ checker, declared, known: new Set() });
  };
  return eventSymbols(tier)
    .map((symbol) => ({ symbol, doc: docOf(symbol.declarations?.[0]) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ symbol, doc }): EventReference => {
      const event = part(symbol, 'event');
      const prop = props.get(symbol.name);
      return {
        name: symbol.name,
        description: proseOf(doc).description,
        plan: plans.get(symbol.name) ?? tier.plan,
        parameters: part(symbol, 'params') ?? { text: 'undefined', short: 'undefined' },
        ...(event === undefined ? {} : { event }),
        ...(prop === undefined ? {} : { prop }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
