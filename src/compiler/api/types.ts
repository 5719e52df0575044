import type { ReferenceModel, ReferenceType, TypeReference } from '#core/reference.ts';
import { docOf, exportedSymbol, isTypeDeclaration, type TypeDeclaration } from './declarations.ts';
import { proseOf } from './jsdoc.ts';
import { rootTypes, type Tier } from './programs.ts';
import { unionMembers } from './typeText.ts';

/** The longest text of a declaration that a popover shows. */
const DECLARATION_LIMIT = 3000;

/** A line that fits a popover without scrolling. */
const LINE_LIMIT = 80;

/** Every named type that the documented packages declare; of several with one name, the first plan's. */
function declarationsByName({ program, packages }: Tier): Map<string, TypeDeclaration> {
  const found = new Map<string, TypeDeclaration>();
  for (const { folder } of packages) {
    for (const file of program.getSourceFiles()) {
      if (!file.fileName.startsWith(`${folder}/esm/`)) continue;
      for (const node of file.statements) {
        if (isTypeDeclaration(node) && node.name && !found.has(node.name.text)) {
          found.set(node.name.text, node);
        }
      }
    }
  }
  return found;
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

function textsOf(model: ReferenceModel): string[] {
  const texts: string[] = [];
  const add = (type: ReferenceType | undefined) => type && texts.push(type.text);
  for (const owner of [...model.components, ...model.interfaces]) {
    texts.push(...owner.typeParameters);
    for (const member of owner.kind === 'component' ? owner.props : owner.members) {
      add(member.type);
      for (const parameter of member.parameters ?? []) add(parameter.type);
      add(member.returns?.type);
    }
    if (owner.kind === 'interface') continue;
    for (const slot of owner.slots) texts.push(slot.baseProps ?? '', slot.ownerState ?? '');
  }
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
