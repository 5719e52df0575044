import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { compile } from '#compiler/compile.ts';

const page = (n: number): string => `---
title: Topic ${n}
description: A synthetic page that has what a real one has, number ${n}.
---

What topic ${n} is for, in a sentence with \`code\`, a [link](#part-1) and **emphasis**.

${Array.from(
  { length: 6 },
  (_, part) => `## Part ${part}

Some prose about part ${part} of topic ${n}, long enough to be a paragraph of its own.

| Option | Type | Default |
| ------ | ---- | ------- |
| \`a${part}\` | \`string\` | \`'x'\` |

\`\`\`tsx {2}
const value${part}: number = ${n};
export const Component${part} = () => <p title="t">{value${part}}</p>;
\`\`\`
`,
).join('\n')}`;

/** Milliseconds to compile that many pages cold: Markdown, highlighting, JavaScript, checks of links, artefacts. */
async function coldCompile(pages: number): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  const folders = {
    root,
    docs: path.join(root, 'content/docs'),
    generated: path.join(root, '.generated'),
  };
  for (let n = 0; n < pages; n += 1) {
    const folder = path.join(folders.docs, `synthetic/topic-${n}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.md'), page(n));
  }
  const start = performance.now();
  await compile({ folders, types: false, previews: false, reference: false });
  const spent = performance.now() - start;
  rmSync(root, { recursive: true, force: true });
  return spent;
}

/** The compiler must grow linearly: prints both sizes and the ratio per page. */
export async function benchCompiler(): Promise<void> {
  await coldCompile(10); // grammars and formatters are loaded once
  const small = (await coldCompile(200)) / 200;
  const large = (await coldCompile(2_000)) / 2_000;
  console.log(
    `Compiler, cold: 200 pages ${small.toFixed(1)} ms a page; 2,000 pages ${large.toFixed(1)} ms a page; ratio ${(large / small).toFixed(2)}`,
  );
}
