import { printExample, textOf, type CodeLanguage } from './code.ts';
import type { PlaygroundDescription } from './description.ts';
import type { PropsPlaygroundState } from './state.ts';

/** The files of a state, for a sandbox: one module that exports the example. */
export function filesOf(
  description: PlaygroundDescription,
  state: PropsPlaygroundState,
  language: CodeLanguage,
): [{ path: string; text: string }] {
  const text = `${textOf(printExample(description, state, language))}\n`;
  return [{ path: language === 'ts' ? 'Example.tsx' : 'Example.jsx', text }];
}
