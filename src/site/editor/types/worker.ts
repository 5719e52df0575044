import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import { CHECK_OPTIONS, type TypeQuestion } from '#core/editor/check.ts';
import { createAnswers } from './answers.ts';

/*
 * TypeScript with the declarations of the documented packages, in a worker of its own. Bundled by the compiler.
 */

/** Deep enough for what a demo imports from the folders above its own. */
const FOLDER = '/code/page/demo/';
const GLOBALS = '/code/globals.d.ts';

const placeOf = (path: string): string => new URL(path, `file://${FOLDER}`).pathname;

const texts = new Map<string, string>([[GLOBALS, "declare module '*.css';\n"]]);
const loaded = new Map<string, Promise<void>>();
let environment: ReturnType<typeof createEnvironment> | undefined;
let own: string[] = [];

function createEnvironment() {
  const system = createSystem(texts);
  const folders = new Set<string>();
  for (const file of texts.keys()) {
    let folder = file;
    while (folder !== '' && !folders.has((folder = folder.slice(0, folder.lastIndexOf('/'))))) {
      folders.add(folder);
    }
  }
  // Asked thousands of times; the system's own answer goes through all files.
  system.directoryExists = (folder) => folders.has(folder.replace(/\/$/, ''));
  const { options } = ts.convertCompilerOptionsFromJson(CHECK_OPTIONS, '/');
  const scripts = own.filter((file) => !file.endsWith('.css'));
  return createVirtualTypeScriptEnvironment(system, [GLOBALS, ...scripts], ts, options);
}

async function load(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Declarations cannot be loaded: status ${response.status}.`);
  // The compiler's own artifact.
  const declarations = (await response.json()) as Record<string, string>;
  for (const [file, text] of Object.entries(declarations)) texts.set(file, text);
  environment = undefined;
}

function adopt(files: readonly { path: string; text: string }[]): void {
  const next = files.map(({ path }) => placeOf(path));
  const same = next.length === own.length && next.every((file, i) => file === own[i]);
  if (!same) {
    for (const file of own) texts.delete(file);
    environment = undefined;
    own = next;
  }
  for (const { path, text } of files) {
    const file = placeOf(path);
    if (environment === undefined || file.endsWith('.css')) texts.set(file, text);
    else if (environment.getSourceFile(file)?.text !== text) {
      // An empty file counts as none.
      environment.updateFile(file, text === '' ? ' ' : text);
      texts.set(file, text);
    }
  }
}

const answers = createAnswers(() => {
  environment ??= createEnvironment();
  return environment.languageService;
});

async function answer(question: TypeQuestion): Promise<unknown> {
  switch (question.ask) {
    case 'load':
      for (const url of question.urls) {
        const loading = loaded.get(url) ?? load(url);
        loaded.set(url, loading);
      }
      await Promise.all(question.urls.map((url) => loaded.get(url)));
      return null;
    case 'files':
      adopt(question.files);
      return null;
    case 'problems':
      return answers.problems(placeOf(question.path));
    case 'completions':
      return answers.completions(placeOf(question.path), question.at);
    case 'hint':
      return answers.hint(placeOf(question.path), question.at);
  }
}

addEventListener('message', ({ data }) => {
  // From the page that has started the worker.
  const { id, question } = data as { id: number; question: TypeQuestion };
  answer(question).then(
    (result) => postMessage({ id, result }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});
