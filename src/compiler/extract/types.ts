import ts from 'typescript';
import {
  nameOfTypeParameter,
  type HookReference,
  type ReferenceMember,
  type ReferenceModel,
  type ReferenceType,
  type TypeReference,
} from '#core/reference/reference.ts';
import { docOf, exportedSymbol, isTypeDeclaration, type TypeDeclaration } from './declarations.ts';
import { proseOf } from './jsdoc.ts';
import { rootTypes, type Tier } from './programs.ts';
import { unionMembers } from './typeText.ts';

/** The longest text of a declaration that a popover shows. */
const DECLARATION_LIMIT = 3000;

/** What the documented packages share. */
const INTERNALS = '/@mui/x-internals';

/** A line that fits a popover without scrolling. */
const LINE_LIMIT = 80;

/**
 * Every named type that the documented packages declare; of several with one name, the first plan's. A file's own
 * `Props` or `Value` is no answer to the same name in another text: of those only what has a name of three words or
 * more, which no other file has too.
 */
function declarationsByName({ program, packages }: Tier): Map<string, TypeDeclaration> {
  const found = new Map<string, TypeDeclaration>();
  const local = new Map<string, TypeDeclaration[]>();
  for (const folder of [...packages.map((one) => one.folder), INTERNALS]) {
    for (const file of program.getSourceFiles()) {
      if (!file.fileName.includes(`${folder}/esm/`)) continue;
      const listed = exportList(file);
      for (const node of file.statements) {
        if (!isTypeDeclaration(node) || !node.name) continue;
        const name = node.name.text;
        if (isExported(node) || listed.has(name)) found.set(name, found.get(name) ?? node);
        else local.set(name, [...(local.get(name) ?? []), node]);
      }
    }
  }
  for (const [name, [only, ...others]] of local) {
    const distinct = others.length === 0 && /(?:[A-Z][a-z]+){3}/.test(name);
    if (only !== undefined && distinct && !found.has(name)) found.set(name, only);
  }
  return found;
}

const isExported = (node: TypeDeclaration): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The names of a file's `export { A, B };`. */
function exportList(file: ts.SourceFile): Set<string> {
  const names = file.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier === undefined &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
  return new Set(names);
}

/** A declaration's text: with its members' comments when there is room, else without, else cut at a line. */
export function declarationText(source: string): string {
  const text = source
    .replace(/^(?:export |declare |default )+/, '')
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .trim();
  return limited(unfolded(text));
}

/** A union on one long line, one member per line. */
function unfolded(text: string): string {
  const [, head = '', body = ''] = /^(type [^=]*?=)\s+([^\n]*);$/.exec(text) ?? [];
  const members = unionMembers(body);
  if (text.length <= LINE_LIMIT || members.length < 2) return text;
  return `${head}\n${members.map((member) => `  | ${member}`).join('\n')};`;
}

function limited(text: string): string {
  if (text.length <= DECLARATION_LIMIT) return text;
  const bare = text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
  if (bare.length <= DECLARATION_LIMIT) return bare;
  const room = bare.slice(0, DECLARATION_LIMIT - 2);
  return `${room.slice(0, Math.max(room.lastIndexOf('\n'), 0) || room.length)}\n…`;
}

/** Names in a type text that may have a record. */
const namesIn = (text: string): string[] => text.match(/(?<![\w.'"$])[A-Z]\w+/g) ?? [];

const textsOfMember = ({ type, parameters = [], returns }: ReferenceMember): string[] => [
  type.text,
  ...parameters.map((parameter) => parameter.type.text),
  ...(returns === undefined ? [] : [returns.type.text]),
];

/** Without the hook's own type parameters: `Props` and `Args` of a hook are not the types of these names. */
function textsOfHook({ signatures, parameters, returns, typeParameters }: HookReference): string[] {
  const members = [...parameters.flatMap((one) => one.members), ...returns.members];
  const texts = [...signatures.map(({ text }) => text), ...members.flatMap(textsOfMember)];
  const own = new Set(typeParameters.map(nameOfTypeParameter));
  return texts.map((text) => text.replace(/\w+/g, (word) => (own.has(word) ? '' : word)));
}

function textsOf(model: ReferenceModel): string[] {
  const texts: string[] = [];
  const add = (type: ReferenceType | undefined) => type && texts.push(type.text);
  for (const owner of [...model.components, ...model.interfaces]) {
    texts.push(...owner.typeParameters);
    for (const member of owner.kind === 'component' ? owner.props : owner.members) {
      texts.push(...textsOfMember(member));
    }
    if (owner.kind === 'interface') continue;
    for (const slot of owner.slots) texts.push(slot.baseProps ?? '', slot.ownerState ?? '');
  }
  for (const hook of model.hooks) texts.push(...textsOfHook(hook));
  for (const event of model.events) {
    add(event.parameters);
    add(event.event);
  }
  for (const selector of model.selectors) add(selector.type);
  return texts;
}

/** A record of every type that the model mentions, and of those that their declarations mention. */
export function describeTypes(tier: Tier, model: ReferenceModel): Record<string, TypeReference> {
  const { checker, program, packages } = tier;
  const all = declarationsByName(tier);
  const found = new Map<string, TypeReference>();
  const open = textsOf(model).flatMap(namesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !all.has(name)) continue;
    const exporting = packages
      .map((p) => ({
        name: p.name,
        symbol: exportedSymbol(checker, program.getSourceFile(rootTypes(p)), name ?? ''),
      }))
      .find(({ symbol }) => symbol?.declarations?.some(isTypeDeclaration));
    const node = exporting?.symbol?.declarations?.find(isTypeDeclaration) ?? all.get(name);
    if (node === undefined) continue;
    const text = declarationText(node.getText());
    found.set(name, {
      name,
      ...(exporting === undefined ? {} : { package: exporting.name }),
      description: proseOf(docOf(node)).description,
      text,
    });
    open.push(...namesIn(text.replace(/\/\*\*[\s\S]*?\*\//g, '')));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));
}
