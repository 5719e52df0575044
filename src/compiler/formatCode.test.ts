import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatCode } from './formatCode.ts';
import { ROOT } from './paths.ts';

/** Two object types on one line: oxfmt gives each a line of its own, and Prettier does not. Types are not in JavaScript. */
const UNION = /^ +\{ .* \} \| \{ .* \};$/m;

it('leaves every file of a demo as Prettier has formatted it', async () => {
  const docs = path.join(ROOT, 'content/docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.spec\.).*\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const changed: string[] = [];
  for (const file of files) {
    const code = readFileSync(path.join(docs, file), 'utf8').trimEnd();
    const formatted = await formatCode(code, file.endsWith('x') ? 'tsx' : 'ts');
    if (formatted !== code && !UNION.test(code)) changed.push(file);
  }
  expect(changed).toEqual([]);
});

it('breaks lines after 80 letters, and takes single quotes', async () => {
  const code =
    "const columns = [{ field: \"name\", headerName: 'Name', width: 160 }, { field: 'age' }];\n\n";
  expect(await formatCode(code, 'js')).toBe(
    [
      'const columns = [',
      "  { field: 'name', headerName: 'Name', width: 160 },",
      "  { field: 'age' },",
      '];',
    ].join('\n'),
  );
});

it.each(['tsx', 'jsx'] as const)(
  'says what keeps %s from being parsed, and where',
  async (language) => {
    const code = 'const total = 12;\nconst box = <Box>;';
    await expect(formatCode(code, language)).rejects.toThrow('Unterminated JSX contents. (2:18)');
  },
);
