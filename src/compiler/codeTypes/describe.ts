import type {
  Identifier,
  JsxAttributes,
  ObjectLiteralExpression,
  SourceFile,
} from 'typescript-native/unstable/ast';
import {
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript-native/unstable/async';
import {
  importsOf,
  isInType,
  isIdentifier,
  namesIn,
  objectOf,
  tagOf,
  type Imported,
} from './identifiers.ts';

/** What the reference may have of an identifier: a name of a package, or a member of one of these. */
export type CodeTarget =
  | { kind: 'import'; imported: Imported }
  | { kind: 'attribute'; of: Imported; name: string }
  | { kind: 'member'; of: string[]; name: string };

/** What the type checker says of an identifier. */
export interface Described {
  name: string;
  /** Offset in the file, in UTF-16 units. */
  at: number;
  /** JavaScript does not have it. */
  isType: boolean;
  /** What stands before and after the name where it is shown. */
  before: string;
  after: string;
  target?: CodeTarget;
}

/** An identifier of a file, or a word that is none and only looks like one. */
export type FileName = Described | { name: string; at: number };

/** A longer type is not read any more. */
const LONGEST = 120;

/** `typeToString`: an alias is printed as what it stands for. */
const IN_TYPE_ALIAS = 8_388_608;

/** What has no name of its own: `__type`, `__object`. */
const isDeclared = (name: string | undefined): name is string =>
  name !== undefined && /^[A-Z]\w*$/.test(name);

/** Types print modules by their files, which are ours. */
const MODULE = /(?:typeof )?import\("[^"]*"\)\.?/g;

function shorten(text: string): string {
  const line = text.replace(MODULE, '').replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

/** The type checker, asked for the same thing once: every question goes to another process. */
export interface CachedChecker {
  checker: Checker;
  print: (type: Type) => Promise<string>;
  /** What a name that is imported stands for. */
  aliased: (symbol: Symbol) => Promise<Symbol>;
  /** What a name of a type stands for. */
  printDeclared: (symbol: Symbol) => Promise<string>;
  /** The type of the property that a type asks for, with the names of what declares it, nearest first. */
  property: (type: Type, name: string) => Promise<DeclaredProperty | undefined>;
  parentName: (symbol: Symbol) => Promise<string | undefined>;
}

interface DeclaredProperty {
  after: string;
  owners: string[];
}

/** Keeps what was answered for a key. */
function kept<A, T>(keyOf: (subject: A) => string | number, ask: (subject: A) => Promise<T>) {
  const answers = new Map<string | number, Promise<T>>();
  return (subject: A): Promise<T> => {
    const key = keyOf(subject);
    const known = answers.get(key) ?? ask(subject);
    answers.set(key, known);
    return known;
  };
}

const byId = ({ id }: { id: number }): number => id;

export function createCachedChecker(checker: Checker): CachedChecker {
  const print = kept(byId, async (type: Type) => shorten(await checker.typeToString(type)));
  const parentName = kept(byId, async (symbol: Symbol) => (await symbol.getParent())?.name);
  const names = kept(byId, async (type: Type) => {
    const [alias, own] = await Promise.all([type.getAliasSymbol(), type.getSymbol()]);
    return [alias?.name, own?.name];
  });
  const nonNull = kept(
    byId,
    async (type: Type) => (await checker.getNonNullableType(type)) ?? type,
  );
  const property = kept(
    ({ type, name }: { type: Type; name: string }) => `${type.id} ${name}`,
    async ({ type, name }): Promise<DeclaredProperty | undefined> => {
      const whole = await nonNull(type);
      const symbol = await checker.getPropertyOfType(whole, name);
      const symbolType = symbol && (await checker.getTypeOfSymbol(symbol));
      if (symbol === undefined || symbolType === undefined || symbolType.isErrorType())
        return undefined;
      const owners = [...(await names(whole)), await parentName(symbol)];
      return {
        after: afterName(symbol, await print(symbolType)),
        owners: [...new Set(owners)].filter(isDeclared),
      };
    },
  );
  return {
    checker,
    print,
    aliased: kept(byId, (symbol: Symbol) => checker.getAliasedSymbol(symbol)),
    printDeclared: kept(byId, async (symbol: Symbol) => {
      const type = await checker.getDeclaredTypeOfSymbol(symbol);
      return shorten(await checker.typeToString(type, undefined, IN_TYPE_ALIAS));
    }),
    parentName,
    property: (type, name) => property({ type, name }),
  };
}

/** What every identifier of a file is, in the order of the text, as an editor would show it. */
export async function describeFile(file: SourceFile, cached: CachedChecker): Promise<FileName[]> {
  const { checker } = cached;
  const contextOf = kept(
    ({ pos, end }: Asking) => `${pos} ${end}`,
    (node) => checker.getContextualType(node),
  );
  const names = namesIn(file);
  const nodes = names.filter(isIdentifier);
  if (nodes.length === 0) return [];
  const imports = importsOf(file);
  const [symbols, types] = await Promise.all([
    checker.getSymbolAtLocation(nodes),
    checker.getTypeAtLocation(nodes),
  ]);
  const described = new Map(
    await Promise.all(
      nodes.map(async (node, at) => {
        const found = { node, symbol: symbols[at], type: types[at], imports, contextOf };
        return [node, await describe(found, cached)] as const;
      }),
    ),
  );
  return names.map((name) =>
    isIdentifier(name)
      ? (described.get(name) ?? { name: name.text, at: name.getStart(file) })
      : name,
  );
}

type Asking = JsxAttributes | ObjectLiteralExpression;

interface Found {
  node: Identifier;
  symbol: Symbol | undefined;
  type: Type | undefined;
  imports: ReadonlyMap<string, Imported>;
  contextOf: (node: Asking) => Promise<Type | undefined>;
}

async function describe(found: Found, cached: CachedChecker): Promise<Described | undefined> {
  const { print, aliased, parentName } = cached;
  const { node, symbol, type, imports } = found;
  const common = { name: node.text, at: node.getStart(), isType: isInType(node) };
  const key = await describeKey(found, cached);
  if (key !== undefined) return { ...common, ...key };
  if (symbol === undefined) return undefined;
  const imported = symbol.flags & SymbolFlags.Alias ? imports.get(node.text) : undefined;
  const target = imported && { target: { kind: 'import', imported } as const };
  const meant = symbol.flags & SymbolFlags.Alias ? await aliased(symbol) : symbol;
  const isOnlyType = (meant.flags & SymbolFlags.Value) === 0;
  if (isOnlyType || (common.isType && meant.flags & SymbolFlags.Type)) {
    return { ...common, ...(await describeType(meant, cached)), ...target };
  }
  if (meant.flags & SymbolFlags.ValueModule) {
    return { ...common, before: 'module ', after: '', ...target };
  }
  if (type === undefined || type.isErrorType()) return undefined;
  const isMember = meant.flags & (SymbolFlags.Property | SymbolFlags.Method | SymbolFlags.Accessor);
  const owner = isMember ? await parentName(meant) : undefined;
  const member = isDeclared(owner) ? owner : undefined;
  return {
    ...common,
    before: member === undefined ? '' : `${member}.`,
    after: afterName(meant, await print(type)),
    ...target,
    ...(member !== undefined && { target: { kind: 'member', of: [member], name: node.text } }),
  };
}

function afterName({ flags }: Pick<Symbol, 'flags'>, type: string): string {
  if (!(flags & SymbolFlags.Optional)) return `: ${type}`;
  return `?: ${type.replace(/ \| undefined$/, '')}`;
}

/** A key of an object, or an attribute of an element: what is asked for there says more than what is given. */
async function describeKey(
  { node, imports, contextOf }: Found,
  cached: CachedChecker,
): Promise<Omit<Described, 'name' | 'at' | 'isType'> | undefined> {
  const object = objectOf(node);
  const type = object && (await contextOf(object));
  if (object === undefined || type === undefined) return undefined;
  const property = await cached.property(type, node.text);
  if (property === undefined) return undefined;
  const { after, owners } = property;
  const tag = tagOf(object);
  if (tag !== undefined) {
    const of = imports.get(tag);
    const target = of && ({ kind: 'attribute', of, name: node.text } as const);
    return { before: '', after, ...(target && { target }) };
  }
  const [owner] = owners;
  if (owner === undefined) return { before: '', after };
  return { before: `${owner}.`, after, target: { kind: 'member', of: owners, name: node.text } };
}

async function describeType(
  symbol: Symbol,
  { printDeclared }: CachedChecker,
): Promise<Pick<Described, 'before' | 'after'>> {
  const { flags } = symbol;
  if (flags & SymbolFlags.Interface) return { before: 'interface ', after: '' };
  if (flags & SymbolFlags.Class) return { before: 'class ', after: '' };
  if (flags & SymbolFlags.Enum) return { before: 'enum ', after: '' };
  if (flags & SymbolFlags.Namespace) return { before: 'namespace ', after: '' };
  if (!(flags & SymbolFlags.TypeAlias)) return { before: 'type ', after: '' };
  const text = await printDeclared(symbol);
  return { before: 'type ', after: text === symbol.name ? '' : ` = ${text}` };
}
