import type TypeScript from 'typescript';
import type { SourceKind } from './read.ts';

/** What the type checker knows of expressions. */
export interface DateTypes {
  /** It is a date of Day.js, or nothing. */
  isDate: (node: TypeScript.Node) => boolean;
  /** It is a date or null, and not undefined: that is now to Day.js. */
  isDateOrNull: (node: TypeScript.Node) => boolean;
  /** It is `dayjs` itself. */
  isLibrary: (node: TypeScript.Node) => boolean;
  isFunction: (node: TypeScript.Expression) => boolean;
  /** It is given to a parameter without a type of its own, such as that of `String`. */
  takesAnything: (argument: TypeScript.Expression) => boolean;
  /** Undefined when it may be nothing, or one of several. */
  kindOf: (node: TypeScript.Expression) => SourceKind | undefined;
}

export function typesOf(ts: typeof TypeScript, checker: TypeScript.TypeChecker): DateTypes {
  const ofDayjs = (symbol: TypeScript.Symbol | undefined): boolean =>
    symbol?.declarations?.some((declaration) =>
      /\/node_modules\/dayjs\//.test(declaration.getSourceFile().fileName),
    ) === true;
  const isDateType = (type: TypeScript.Type): boolean =>
    type.symbol?.name === 'Dayjs' && ofDayjs(type.symbol);
  const parts = (type: TypeScript.Type): TypeScript.Type[] =>
    type.isUnion() ? type.types : [type];
  const isNothing = (type: TypeScript.Type): boolean =>
    (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

  return {
    isDate: (node) => {
      const all = parts(checker.getTypeAtLocation(node));
      return all.some(isDateType);
    },
    isDateOrNull: (node) =>
      parts(checker.getTypeAtLocation(node)).every(
        (type) => isDateType(type) || (type.flags & ts.TypeFlags.Null) !== 0,
      ),
    isLibrary: (node) => {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol === undefined) return false;
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.name === 'dayjs' || target.name === 'export=') && ofDayjs(target);
    },
    isFunction: (node) => checker.getTypeAtLocation(node).getCallSignatures().length > 0,
    takesAnything: (argument) => {
      const type = checker.getContextualType(argument);
      return type !== undefined && (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    },
    kindOf: (node) => {
      const type = checker.getTypeAtLocation(node);
      const all = parts(type);
      if (all.some(isNothing)) return undefined;
      if (all.every(isDateType)) return 'date';
      if (all.every(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0)) return 'string';
      if (all.every(({ flags }) => (flags & ts.TypeFlags.NumberLike) !== 0)) return 'number';
      if (all.every(({ symbol }) => symbol?.name === 'Date')) return 'native';
      return 'other';
    },
  };
}
