import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import type { CompileOptions } from '../compile.ts';

/** What came of a compilation, in words. */
export interface Compiled {
  text: string;
}

/** Compiles in a process of its own, which has the modules that it imports as they were when it started. */
export interface Compiler {
  /**
   * Compiles once; to be awaited before the next one is asked for.
   * @returns what came of it, also when the process ended on the way, as it does when a table has a mistake in its syntax.
   */
  compile: (options: CompileOptions) => Promise<string>;
  /** Lets the next compilation run in a new process, which imports everything anew. */
  forget: () => void;
}

/** @param root of the project whose compiler it is. */
export function createCompiler(root = ROOT): Compiler {
  let child: ChildProcess | undefined;

  const forget = (): void => {
    child?.removeAllListeners();
    child?.kill();
    child = undefined;
  };

  return {
    forget,
    compile(options) {
      const compileProcess = (child ??= fork(
        path.join(root, 'src/compiler/develop/compileChild.ts'),
        {
          cwd: root,
          execArgv: ['--import', 'tsx'],
        },
      ));
      return new Promise((resolve) => {
        const end = (text: string): void => {
          compileProcess.removeAllListeners();
          resolve(text);
        };
        compileProcess.once('message', ({ text }: Compiled) => end(text));
        compileProcess.once('exit', (code, signal) => {
          forget();
          end(
            `The compiler ended with ${signal ?? `exit code ${code}`}; its last words stand above. It starts again with the next change below content/.`,
          );
        });
        compileProcess.send(options);
      });
    },
  };
}
