/*
 * Compiles a site of as many synthetic pages as its argument says, cold, in a process of its own; prints one line of
 * JSON: seconds of CPU time, and the most memory that the process held, in megabytes.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '#compiler/compile.ts';
import { ROOT } from '#compiler/paths.ts';

const DEMOS = ['Invoices', 'Orders'];

const page = (n: number): string => `---
title: Topic ${n}
description: A synthetic page that has what a real one has, number ${n}.
---

What topic ${n} is for, in a sentence with \`code\`, a [second part](#part-1-of-${n}) and **emphasis**.

${Array.from(
  { length: 6 },
  (_, part) => `## Part ${part} of ${n}

Some prose about part ${part} of topic ${n}, long enough to be a paragraph of its own.

| Option | Type | Default |
| ------ | ---- | ------- |
| \`a${part}\` | \`string\` | \`'x'\` |

\`\`\`tsx {2}
const value${part}: number = ${n};
export const Component${part} = () => <p title="t">{value${part}}</p>;
\`\`\`

${part < DEMOS.length ? `::demo{name="${DEMOS[part]}"}\n` : ''}`,
).join('\n')}`;

const demo = (name: string, n: number): string => `import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function ${name}() {
  const [count, setCount] = React.useState<number>(${n});
  return (
    <div>
      <Typography>${name} of topic ${n}: {count} are open.</Typography>
      <Button onClick={() => setCount((before) => before + 1)}>Add one</Button>
    </div>
  );
}
`;

function writeSite(root: string, pages: number): void {
  for (let n = 0; n < pages; n += 1) {
    const folder = path.join(root, `content/docs/charts/topic-${n}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.md'), page(n));
    for (const name of DEMOS) writeFileSync(path.join(folder, `${name}.tsx`), demo(name, n));
  }
}

/**
 * Seconds of CPU time, which a busy machine does not stretch as it does those on the clock: of this process with its threads,
 * and of the programs that it called and that have ended.
 */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  const self = (user + system) / 1e6;
  if (process.platform !== 'linux') return self;
  // The name of the program, in parentheses, may hold spaces; the times of ended children are fields 16 and 17, in
  // hundredths (proc(5), where they are called clock ticks).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return self + (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Seconds of CPU of a cold compilation: Markdown, demos, types, previews, links, search, artifacts. */
async function compileCold(pages: number): Promise<number> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-bench-')));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const folders = {
    root,
    docs: path.join(root, 'content/docs'),
    generated: path.join(root, '.generated'),
  };
  writeSite(root, pages);
  const start = cpuSeconds();
  const steps: string[] = [];
  let since = start;
  let last = '';
  const note = (step: string): void => {
    const now = cpuSeconds();
    if (last !== '') steps.push(`${last}: ${(now - since).toFixed(1)} s`);
    [last, since] = [step, now];
  };
  const { problems } = await compile({
    folders,
    types: true,
    previews: true,
    reference: false,
    report: note,
  });
  note('');
  rmSync(root, { recursive: true, force: true });
  // The routes are in no navigation; nothing else may be wrong, or less is measured than is said.
  const others = problems.filter(({ message }) => !message.includes('is not in the navigation'));
  if (others[0] !== undefined) throw new Error(others[0].message);
  if (pages > 10) console.error(`  ${pages} pages: ${steps.join('; ')}`);
  return cpuSeconds() - start;
}

await compileCold(2); // grammars and formatters are loaded once
const seconds = await compileCold(Number(process.argv[2]));
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
process.exit(0);
