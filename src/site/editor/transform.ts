import {
  javascriptLanguage,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { LRLanguage } from '@codemirror/language';
import { transform, type Transform } from 'sucrase';
import { editorMessages } from '#content/messages/editor.ts';
import { guardLoops } from '#core/editor/guardLoops.ts';
import { resolveFile, unknownImport } from '#core/editor/imports.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveError, LiveSource, RunFile } from '#core/editor/source.ts';
import type { SandboxFile } from '#core/sandbox/source.ts';

interface Language {
  grammar: LRLanguage;
  transforms: Transform[];
}

const LANGUAGES: Record<string, Language> = {
  tsx: { grammar: tsxLanguage, transforms: ['typescript', 'jsx', 'imports'] },
  ts: { grammar: typescriptLanguage, transforms: ['typescript', 'imports'] },
  jsx: { grammar: jsxLanguage, transforms: ['jsx', 'imports'] },
  // Files of the demos that end in `.js` may hold elements, as bundlers take them.
  js: { grammar: jsxLanguage, transforms: ['jsx', 'imports'] },
};

/** Code that a frame can run, or what is wrong with it. */
export type Transformed =
  | { kind: 'good'; files: RunFile[]; /** Modules of packages. */ imports: string[] }
  | { kind: 'bad'; error: LiveError };

/** Makes scripts of a project's files. Lines keep their numbers. */
export function transformSource({ files }: LiveSource, packs: LiveManifest['packs']): Transformed {
  const paths = files.map(({ path }) => path);
  const known = new Set(Object.values(packs).flatMap(({ modules }) => modules));
  const imports = new Set<string>();
  const made: RunFile[] = [];
  for (const file of files) {
    const ending = /\.(\w+)$/.exec(file.path)?.[1] ?? '';
    const language = LANGUAGES[ending];
    if (language === undefined) {
      made.push({ path: file.path, kind: 'css', code: file.text });
      continue;
    }
    const script = transformFile(file, language);
    if (typeof script !== 'string') return { kind: 'bad', error: script };
    for (const { specifier, at } of importsOf(file.text, language, script)) {
      const found = specifier.startsWith('.')
        ? resolveFile(file.path, specifier, paths) !== undefined
        : known.has(specifier);
      if (!found) {
        const message = editorMessages.unknownImport(unknownImport(specifier, paths, packs));
        return { kind: 'bad', error: { message, file: file.path, ...placeAt(file.text, at) } };
      }
      if (!specifier.startsWith('.')) imports.add(specifier);
    }
    made.push({ path: file.path, kind: 'script', code: script });
  }
  return { kind: 'good', files: made, imports: [...imports] };
}

function transformFile(
  { path, text }: SandboxFile,
  { grammar, transforms }: Language,
): string | LiveError {
  try {
    const guarded = guardLoops(text, grammar.parser.parse(text));
    const { code } = transform(guarded, {
      transforms,
      jsxRuntime: 'automatic',
      production: true,
      filePath: path,
    });
    // The browser's own parser says the rest, but not where.
    checkSyntax(code);
    return code;
  } catch (error) {
    const fullMessage = error instanceof Error ? error.message : String(error);
    const [, message = fullMessage, line, column] =
      /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(fullMessage) ?? [];
    return {
      message: `SyntaxError: ${message.replace(/^SyntaxError: /, '')}`,
      file: path,
      ...(line === undefined
        ? brokenPlace(text, grammar)
        : { line: Number(line), column: Number(column) }),
    };
  }
}

/** Parsing alone, by the grammar of what has been made: no policy of the page allows to make code from text. */
function checkSyntax(code: string): void {
  const at = firstBreak(code, javascriptLanguage);
  if (at === undefined) return;
  const { line, column } = placeAt(code, at);
  throw new Error(`Unexpected token (${line}:${column})`);
}

/** Where the text first does not parse. */
function firstBreak(text: string, grammar: LRLanguage): number | undefined {
  let at: number | undefined;
  grammar.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
      return at === undefined;
    },
  });
  return at;
}

function brokenPlace(text: string, grammar: LRLanguage): Pick<LiveError, 'line' | 'column'> {
  const at = firstBreak(text, grammar);
  return at === undefined ? {} : placeAt(text, at);
}

function placeAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What a script asks for when it runs, with the place in its source; imports of types alone are gone from it. */
function importsOf(
  text: string,
  { grammar }: Language,
  script: string,
): { specifier: string; at: number }[] {
  const found: { specifier: string; at: number }[] = [];
  grammar.parser.parse(text).iterate({
    enter({ name, from, to, node }) {
      if (name !== 'String') return;
      const parent = node.parent?.name;
      const called = parent === 'ArgList' && node.parent?.prevSibling?.name === 'import';
      if (parent !== 'ImportDeclaration' && parent !== 'ExportDeclaration' && !called) return;
      const specifier = text.slice(from + 1, to - 1);
      if (script.includes(`require(${text.slice(from, to)})`)) found.push({ specifier, at: from });
    },
  });
  return found;
}
