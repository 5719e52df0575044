import path from 'node:path';
import ts from 'typescript';
import { COMPAT, isOld } from './baseline.ts';
import { Uses } from './uses.ts';

/** The browser's code is in these rooms; tests and what makes pictures at build time are not. */
const OWN = /^src\/(?:site\/(?!snapshot\/)|core\/|markup\/)(?!.*\.test\.tsx?$)/;

/** Where TypeScript declares what several interfaces share, and where the data has it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  Animatable: ['Element'],
  CSSStyleProperties: [],
  DocumentOrShadowRoot: ['Document'],
  HTMLOrSVGElement: ['HTMLElement'],
  NavigatorLocks: ['Navigator'],
  NavigatorStorage: ['Navigator'],
  ParentNode: ['Element', 'Document'],
  ReadonlyArray: ['Array'],
  ReadonlyMap: ['Map'],
  ReadonlySet: ['Set'],
  TrustedTypesWindow: [],
};

/** Names of what is not old. TypeScript is asked about these alone, which saves most of the time. */
const NAMES = new Set(
  [...COMPAT]
    .filter(([, { support }]) => !isOld(support))
    .map(([key]) => key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, '')),
);

/** What is not old, and the code that runs in browsers uses of it: as TypeScript understands it, name by name. */
export function scriptUses(): Uses {
  const uses = new Uses();
  const program = programOfSite();
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    const file = path.relative('.', source.fileName).replaceAll(path.sep, '/');
    if (!OWN.test(file)) continue;
    const visit = (node: ts.Node): void => {
      for (const key of keysOfNode(node, program, checker)) uses.note(key, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

function programOfSite(): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile('src/site/tsconfig.json', {}, host);
  if (config === undefined) throw new Error('src/site/tsconfig.json cannot be read.');
  return ts.createProgram(config.fileNames, config.options);
}

function keysOfNode(node: ts.Node, program: ts.Program, checker: ts.TypeChecker): string[] {
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
    const tag = node.parent.parent.tagName.getText();
    const name = node.name.text.toLowerCase();
    // A component's own props are no attributes.
    if (!/^[a-z]+$/.test(tag)) return [];
    return [`html.global_attributes.${name}`, `html.elements.${tag}.${name}`];
  }
  if (!ts.isIdentifier(node) || !NAMES.has(node.text) || ts.isTypeNode(node.parent)) return [];
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations
    .filter((declaration) => isOfBrowser(declaration.getSourceFile(), program))
    .flatMap((declaration) => keysOfName(ownerOf(declaration), node.text));
}

const isOfBrowser = (source: ts.SourceFile, program: ts.Program): boolean =>
  program.isSourceFileDefaultLibrary(source) || source.fileName.includes('/trusted-types/');

/** The interface or the namespace that declares a member; undefined for what is declared for all. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  // `declare var AbortSignal: { timeout(…): … }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  for (let at: ts.Node = parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isModuleDeclaration(at) && at.name.text !== 'global') return at.name.text;
  return undefined;
}

function keysOfName(owner: string | undefined, name: string): string[] {
  if (owner === undefined)
    return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
  const owners = SHARED[owner] ?? [owner];
  if (owners.length === 0) return [`api.${name}`, `css.properties.${name}`];
  return owners.flatMap((each) => [
    `api.${each}.${name}`,
    `api.${each}.${name}_static`,
    `javascript.builtins.${each}.${name}`,
  ]);
}
