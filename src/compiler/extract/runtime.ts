import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ReferenceImport } from '#core/reference/reference.ts';
import { ROOT } from '../paths.ts';
import { requestKey, type ClassesRequest } from './classes.ts';

/** An import that may work. */
export interface ImportCandidate extends ReferenceImport {
  module: string;
  name: string;
}

export interface RuntimeAnswer {
  /** The lines that work. */
  lines: Set<string>;
  /** Class names by key, per `requestKey`. */
  classNames: Map<string, Record<string, string>>;
}

const CHILD = path.join(ROOT, 'src/compiler/extract/runtimeChild.mjs');

/** `…/esm/PickersDay/pickersDayClasses.d.ts` → the CommonJS module of the same name. */
const commonJsOf = (types: string): string =>
  types.replace(/\/esm\/(?!.*\/esm\/)/, '/').replace(/\.d\.ts$/, '.js');

function ask(request: unknown): Promise<{ imports: boolean[]; classes: Record<string, string>[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answer: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => answer.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(answer).toString('utf8')));
      else reject(new Error(`Loading the packages in a child process ended with code ${code}.`));
    });
    child.stdin.end(JSON.stringify(request));
  });
}

/** Asks the packages themselves: which imports give something, and what classes are called in the document. */
export async function askRuntime(
  imports: readonly ImportCandidate[],
  classes: readonly ClassesRequest[],
): Promise<RuntimeAnswer> {
  const answer = await ask({
    imports: imports.map(({ module, name }) => ({ module, name })),
    classes: classes.map(({ file, name, keys }) => ({ script: commonJsOf(file), name, keys })),
  });
  return {
    lines: new Set(imports.filter((_, index) => answer.imports[index]).map(({ line }) => line)),
    classNames: new Map(
      classes.map((request, index) => [requestKey(request), answer.classes[index] ?? {}]),
    ),
  };
}
