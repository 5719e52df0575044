/*
 * The process that compiles for `npm run dev`: started anew when a table of `content/` changes, which it imports. It
 * compiles whenever it is sent options, and answers with what came of it.
 */
import { printProblems } from '#core/errors.ts';
import { compile, type CompileOptions } from '../compile.ts';
import type { Compiled } from './compiler.ts';

process.on('message', (options: CompileOptions) => {
  void answer(options).then((compiled) => process.send?.(compiled));
});
// Without the process that asks there is nothing to do.
process.on('disconnect', () => process.exit());

async function answer(options: CompileOptions): Promise<Compiled> {
  try {
    const { problems, pages } = await compile(options);
    return { text: problems.length === 0 ? `Compiled ${pages} pages.` : printProblems(problems) };
  } catch (error) {
    return { text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
