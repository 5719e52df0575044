import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ExportKind } from '#core/history/history.ts';
import { authoredText, typedDeclaration } from '../extract/authoredType.ts';
import { docOf, isTypeDeclaration, unaliased } from '../extract/declarations.ts';
import { defaultOf, isIgnored, tagOf, type JsDoc } from '../extract/jsdoc.ts';
import { propertiesOf, propertyOf } from '../extract/members.ts';
import { printType } from '../extract/printType.ts';
import { readPropTypes } from '../extract/propTypes.ts';
import { documentedProps } from '../extract/props.ts';
import { oneLine, withoutUndefined } from '../extract/typeText.ts';
import { rootOf, rootTypesOf, type Release, type ReleasePackage } from './release.ts';
import type { MemberFacts, OwnerFacts, PackageFacts } from './releaseFacts.ts';

/** A longer type is kept by its beginning and a checksum: it is compared, not read. */
const LONGEST_TYPE = 100;

/** An exported name and what it stands for. */
interface Exported {
  name: string;
  symbol: ts.Symbol;
  kind: ExportKind;
}

const isDeprecated = (doc: JsDoc): boolean => tagOf(doc, 'deprecated') !== undefined;

const VALUE =
  ts.SymbolFlags.Function |
  ts.SymbolFlags.Variable |
  ts.SymbolFlags.Class |
  ts.SymbolFlags.Enum |
  ts.SymbolFlags.ValueModule;

/** By what it is and how it is spelled: hooks begin with `use`, components with a capital. */
function kindOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): ExportKind {
  if ((symbol.flags & VALUE) === 0) return 'type';
  const plain = name.replace(/^(?:unstable_|Unstable_)/, '');
  if ((symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) === 0) return 'value';
  if (checker.getTypeOfSymbol(symbol).getCallSignatures().length === 0) return 'value';
  if (/^use[A-Z]/.test(plain)) return 'hook';
  return /^[A-Z](?![A-Z\d_]+$)/.test(plain) ? 'component' : 'function';
}

/** What readers import from besides the root: `@mui/x-date-pickers/AdapterDayjs`. */
function entriesOf(one: ReleasePackage): string[] {
  const { folder, extension } = rootOf(one);
  const folders = ts.sys
    .getDirectories(folder)
    .filter((name) => name !== 'internals')
    .map((name) => path.join(folder, name, `index${extension}`));
  return [rootTypesOf(one), ...folders.filter((file) => existsSync(file))];
}

/** Every name that a package exports from its root; of the folders beside it, what the program has read. */
function exportsOf({ checker, program }: Release, one: ReleasePackage): Exported[] {
  const found = new Map<string, Exported>();
  for (const entry of entriesOf(one)) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const alias of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const { name } = alias;
      if (name === 'default' || found.has(name)) continue;
      const symbol = unaliased(checker, alias);
      found.set(name, { name, symbol, kind: kindOf(checker, name, symbol) });
    }
  }
  return [...found.values()];
}

const plainName = (name: string): string => name.replace(/^(?:Unstable_|unstable_)/, '');

const within = ({ folder }: ReleasePackage, node: ts.Node): boolean =>
  node.getSourceFile().fileName.startsWith(`${folder}/`);

/** The module beside a declaration file. */
function scriptBeside(types: string): string | undefined {
  const base = types.replace(/\.d\.m?ts$/, '');
  return [`${base}.mjs`, `${base}.js`].find((file) => existsSync(file));
}

/** Two texts of one type, whatever its authors wrote around it. */
function typeText(text: string): string {
  const line = withoutUndefined(oneLine(text).replaceAll('"', "'").replaceAll('React.', ''));
  if (line.length <= LONGEST_TYPE) return line;
  let sum = 0;
  for (const character of line) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xff_ff_ff;
  return `${line.slice(0, LONGEST_TYPE - 8)}…${sum.toString(36)}`;
}

/** A type as it is written; as it is resolved where nobody has written it. */
function authoredOrResolved(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string {
  if (symbol === undefined) return '';
  const declaration = typedDeclaration(symbol);
  if (declaration !== undefined) return typeText(authoredText(declaration));
  const text = typeText(printType(checker, checker.getTypeOfSymbol(symbol)));
  // Made by the checker from many: what it says depends on more than this prop.
  return text.includes('…') ? '' : text;
}

function memberFacts(type: string, required: boolean, doc: JsDoc): MemberFacts {
  const value = defaultOf(doc);
  return {
    type: required ? type : `${type}?`,
    ...(value !== undefined && { default: oneLine(value) }),
    ...(isDeprecated(doc) && { deprecated: true }),
  };
}

/** Declarations by name, in the files of one package. */
type Declarations = ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;

function declarationsOf({ program }: Release, one: ReleasePackage): Declarations {
  const found = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${one.folder}/`)) continue;
    for (const node of file.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      if (!found.has(node.name.text)) found.set(node.name.text, node);
    }
  }
  return found;
}

/** The documented keys of a component's slots or classes: of the type that is named after it, else of its prop. */
function keysOf(
  { checker }: Release,
  named: ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined,
  prop: ts.Symbol | undefined,
): string[] {
  const type =
    named !== undefined
      ? checker.getTypeAtLocation(named.name)
      : prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  if (type === undefined) return [];
  return propertiesOf(checker, type)
    .filter(({ symbol }) => !isIgnored(docOf(symbol.declarations?.[0])))
    .map(({ symbol }) => symbol.name)
    .filter((name) => /^[a-z][\w-]*$/i.test(name));
}

/** What a component documents; undefined for one that is no component with `propTypes` of its own. */
function readComponent(
  release: Release,
  { name, symbol }: Exported,
  declarations: Declarations,
): OwnerFacts | undefined {
  const { checker } = release;
  const types = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const script = scriptBeside(types);
  if (script === undefined) return undefined;
  // Helpers of a file have propTypes, too: those of the component that the file is named after count.
  if (path.basename(script).replace(/\.m?js$/, '') !== plainName(name)) return undefined;
  const propTypes = readPropTypes(script);
  if (propTypes === undefined) return undefined;
  const [parameter] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters() ?? [];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  const propOf = (prop: string): ts.Symbol | undefined => props && propertyOf(checker, props, prop);
  const documented = documentedProps(propTypes);
  const keys = (suffix: string, prop: string): string[] =>
    keysOf(
      release,
      declarations.get(`${plainName(name)}${suffix}`),
      propTypes.some((one) => one.name === prop) ? propOf(prop) : undefined,
    );
  return {
    members: Object.fromEntries(
      documented.map((prop) => [
        prop.name,
        memberFacts(authoredOrResolved(checker, propOf(prop.name)), prop.required, prop.doc),
      ]),
    ),
    undocumented: [
      ...new Set([
        ...propTypes.map((prop) => prop.name),
        ...(props === undefined ? [] : propertiesOf(checker, props)).map((one) => one.symbol.name),
      ]),
    ].filter((prop) => !documented.some((one) => one.name === prop)),
    slots: keys('Slots', 'slots'),
    classes: keys('Classes', 'classes'),
  };
}

/**
 * What the packages of a release add to an interface, each its own members.
 * @param symbols what the packages export under its name, the lowest plan first: of a member that several declare, the
 *   lowest counts, whether the higher ones are there or not.
 */
function readInterface(
  { checker, packages }: Release,
  symbols: readonly ts.Symbol[],
): Map<ReleasePackage, OwnerFacts> {
  const found = new Map<ReleasePackage, OwnerFacts>();
  const seen = new Set<string>();
  for (const symbol of symbols) {
    const declaration = symbol.declarations?.find(isTypeDeclaration);
    if (declaration?.name === undefined) continue;
    // At the name, not of the symbol: only there augmentations of re-exported interfaces are merged in.
    const type = checker.getTypeAtLocation(declaration.name);
    for (const { symbol: member, everywhere } of propertiesOf(checker, type)) {
      const node = member.declarations?.[0];
      const doc = docOf(node);
      const owner = packages.find((one) => within(one, node ?? declaration));
      if (owner === undefined || isIgnored(doc) || !/^[a-z]\w*$/i.test(member.name)) continue;
      if (seen.has(member.name)) continue;
      seen.add(member.name);
      const facts = found.get(owner) ?? { members: {}, slots: [], classes: [] };
      const optional = !everywhere || (member.flags & ts.SymbolFlags.Optional) !== 0;
      facts.members[member.name] = memberFacts(authoredOrResolved(checker, member), !optional, doc);
      found.set(owner, facts);
    }
  }
  return found;
}

/**
 * What every package of a release exports, the lowest plan first.
 * @param interfaces names of interfaces whose members are followed.
 */
export function readRelease(release: Release, interfaces: readonly string[]): PackageFacts[] {
  const all = release.packages.map((one) => ({ one, exported: exportsOf(release, one) }));
  const lower = new Set<string>();
  const facts = all.map(({ one, exported }): PackageFacts => {
    const declarations = declarationsOf(release, one);
    const owners: Record<string, OwnerFacts> = {};
    for (const entry of exported) {
      const declaration = entry.symbol.declarations?.[0];
      if (entry.kind !== 'component' || declaration === undefined) continue;
      if (!within(one, declaration)) continue;
      const owner = readComponent(release, entry, declarations);
      if (owner !== undefined) owners[plainName(entry.name)] = owner;
    }
    return {
      package: one.name,
      version: one.version,
      exports: Object.fromEntries(
        // Each plan passes on what the plans below it export.
        exported
          .filter(({ name }) => !lower.has(name) && lower.add(name))
          .map(({ name, kind, symbol }) => [
            name,
            { kind, ...(isDeprecated(docOf(symbol.declarations?.[0])) && { deprecated: true }) },
          ]),
      ),
      owners,
    };
  });
  for (const name of interfaces) {
    const symbols = all.flatMap(
      ({ exported }) => exported.find((entry) => entry.name === name)?.symbol ?? [],
    );
    for (const [one, owner] of readInterface(release, symbols)) {
      const own = facts.find((entry) => entry.package === one.name);
      if (own !== undefined) own.owners[name] = owner;
    }
  }
  return facts;
}
