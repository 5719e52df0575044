import { format } from 'oxfmt';
import type { CodeLanguage } from './demos/imports.ts';

/** As the repository's demos are formatted (`.prettierrc.json`). */
const OPTIONS = { singleQuote: true, printWidth: 80 };

/**
 * Code as Prettier formats it, without a line break at its end. oxfmt prints the same, and takes a twentieth of the time
 * (record 47).
 * @throws Error that says what keeps the code from being parsed, and where.
 */
export async function formatCode(code: string, language: CodeLanguage): Promise<string> {
  const { code: formatted, errors } = await format(`code.${language}`, code, OPTIONS);
  return (errors.length === 0 ? formatted : await formatSlowly(code, language)).trimEnd();
}

/** Of a tag that is not closed, oxfmt says “Unexpected token”, and Prettier “Unterminated JSX contents”. */
async function formatSlowly(code: string, language: CodeLanguage): Promise<string> {
  const prettier = await import('prettier');
  return prettier.format(code, {
    ...OPTIONS,
    parser: language.startsWith('ts') ? 'babel-ts' : 'babel',
  });
}
