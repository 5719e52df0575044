import { parse, type ParserOptions } from '@babel/parser';
import { LONGEST_CODE } from './limits.ts';
import { walkCode } from './walkCode.ts';
import type { CodeUsages } from './names.ts';

export type CodeProblem =
  | { kind: 'empty' }
  /** @property size in characters. */
  | { kind: 'too-long'; size: number }
  /** @property line 1-based. */
  | { kind: 'syntax'; line: number; column: number; reason: string }
  /** More levels than the parser can follow. */
  | { kind: 'too-deep' };

const OPTIONS: ParserOptions = {
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
  attachComment: false,
};

/**
 * The names that code uses. Takes a file, several after one another, or elements alone, in TypeScript or JavaScript.
 * Nothing is run and nothing thrown: what cannot be read is a problem that says where.
 */
export function readCode(code: string): { code: CodeUsages } | { problem: CodeProblem } {
  if (code.trim() === '') return { problem: { kind: 'empty' } };
  if (code.length > LONGEST_CODE) return { problem: { kind: 'too-long', size: code.length } };
  let first: CodeProblem | undefined;
  // Elements next to each other are no module, and a type assertion in angle brackets is no element.
  const isElements = code.trimStart().startsWith('<');
  for (const [text, plugins] of [
    [code, ['typescript', 'jsx', 'decorators-legacy']],
    ...(isElements ? ([[`<>${code}</>`, ['typescript', 'jsx']]] as const) : []),
    [code, ['typescript', 'decorators-legacy']],
  ] as const) {
    try {
      const file = parse(text, { ...OPTIONS, plugins: [...plugins] });
      return { code: walkCode(file.program) };
    } catch (error) {
      first ??= syntaxProblem(error);
    }
  }
  return { problem: first ?? { kind: 'empty' } };
}

/** @throws what is no error of the parser. */
function syntaxProblem(error: unknown): CodeProblem {
  if (error instanceof RangeError) return { kind: 'too-deep' };
  const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
  if (loc === undefined) throw error;
  const reason = message.replace(/\s*\(\d+:\d+\)\s*$/, '');
  return { kind: 'syntax', line: loc.line, column: loc.column + 1, reason };
}
