import { readFileSync } from 'node:fs';

export interface Instruction {
  /** In capital letters: `COPY`. */
  name: string;
  /** What follows it, its flags first. */
  text: string;
}

/** The stages of a Dockerfile, in order, each with its instructions from `FROM` on; continued lines are joined. */
export function readStages(file: string): Instruction[][] {
  const stages: Instruction[][] = [];
  const lines = readFileSync(file, 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  for (const line of lines) {
    const [, name, text = ''] = /^\s*(\w+)\s+(.*\S)\s*$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (name.toUpperCase() === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name: name.toUpperCase(), text });
  }
  return stages;
}

/** A command in exec form, `["node", "main.js"]`, behind flags or none. @throws when it is in shell form. */
export function readCommand({ name, text }: Instruction): string[] {
  const [command] = /\[.*\]$/.exec(text) ?? [];
  if (command === undefined) throw new Error(`${name} ${text}: use the exec form, ["node", …].`);
  return JSON.parse(command) as string[];
}

/** What an `ENV` declares, `NAME=value NAME=value`. */
export const readVariables = ({ text }: Instruction): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]));
