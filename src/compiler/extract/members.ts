import ts from 'typescript';

/** A property of a type; of a union, of the first member that has it. */
export function propertyOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
): ts.Symbol | undefined {
  const own = checker.getPropertyOfType(type, name);
  if (own !== undefined || !type.isUnion()) return own;
  return type.types
    .map((member) => checker.getPropertyOfType(member, name))
    .find((symbol) => symbol !== undefined);
}

/** All properties of a type; of a union, those of every member, and `everywhere` says whether all have it. */
export function propertiesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): { symbol: ts.Symbol; everywhere: boolean }[] {
  const members = type.isUnion() ? type.types : [type];
  const found = new Map<string, { symbol: ts.Symbol; count: number }>();
  for (const member of members) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const before = found.get(symbol.name);
      found.set(symbol.name, { symbol: before?.symbol ?? symbol, count: (before?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].map(({ symbol, count }) => ({
    symbol,
    everywhere: count === members.length,
  }));
}

const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

export const isRequired = (symbol: ts.Symbol, everywhere: boolean): boolean =>
  everywhere && !isOptional(symbol);
