import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type { SelectorReference } from '#core/reference/reference.ts';
import { literalsOf, printType } from './printType.ts';
import { docOf, unaliased } from './declarations.ts';
import { isIgnored, proseOf, tagOf } from './jsdoc.ts';
import { rootTypes, type Tier } from './programs.ts';
import { typeOfText } from './typeText.ts';

const SELECTOR = /^(?!use[A-Z])[a-z]\w+Selector$/;

function selectorSymbols({ checker, program, packages }: Tier): ts.Symbol[] {
  const top = packages.findLast(({ product }) => product === 'x-data-grid');
  const file = top && program.getSourceFile(rootTypes(top));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).filter(({ name }) => SELECTOR.test(name));
}

/** Notes which selectors a tier exports; called from the lowest tier up. */
export function noteSelectors(tier: Tier, plans: Map<string, Plan>): void {
  for (const { name } of selectorSymbols(tier)) if (!plans.has(name)) plans.set(name, tier.plan);
}

/** The documented selectors of the highest plan, in alphabetical order. */
export function describeSelectors(
  tier: Tier,
  plans: ReadonlyMap<string, Plan>,
): SelectorReference[] {
  const { checker } = tier;
  return selectorSymbols(tier)
    .map((exported) => {
      const symbol = unaliased(checker, exported);
      return { name: exported.name, symbol, doc: docOf(symbol.declarations?.[0]) };
    })
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ name, symbol, doc }): SelectorReference => {
      const result = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getReturnType();
      const { description, deprecated } = proseOf(doc);
      return {
        name,
        description,
        plan: plans.get(name) ?? tier.plan,
        category: tagOf(doc, 'category') ?? '',
        type: typeOfText(
          result === undefined ? 'unknown' : printType(checker, result),
          literalsOf(checker, result),
        ),
        ...(deprecated === undefined ? {} : { deprecated }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
