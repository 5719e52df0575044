import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import { printExample, textOf } from '#core/propsPlayground/code.ts';
import type { Control, PlaygroundDescription } from '#core/propsPlayground/description.ts';
import { changeState, initialState, printState } from '#core/propsPlayground/state.ts';
import { parseOutput, runCompiler } from '../check/types.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { ROOT } from '../paths.ts';
import { prettify } from './pieces.ts';

/** One state of a playground, with its code as a reader copies it. */
interface CheckedState {
  component: string;
  /** As in the URL; empty for the first state. */
  query: string;
  ts: string;
  js: string;
}

/** The first state, and each that differs from it by one control. */
export function statesOf(component: string, description: PlaygroundDescription): CheckedState[] {
  const { controls } = description;
  const start = initialState(controls);
  const states = [
    start,
    ...controls.flatMap((control) =>
      otherValues(control).map((value) => changeState(controls, start, control.prop, value)),
    ),
  ];
  return states.map((state) => ({
    component,
    query: printState(controls, state),
    ts: textOf(printExample(description, state, 'ts')),
    js: textOf(printExample(description, state, 'js')),
  }));
}

/** Values worth a look, besides the one that the playground starts with. */
function otherValues(control: Control): string[] {
  const unset = control.unset === undefined ? [] : [control.unset];
  const values = (): string[] => {
    switch (control.kind) {
      case 'boolean':
        return ['true', 'false'];
      case 'choice':
        return [...unset, ...control.values.map(String)];
      case 'number':
        return [...unset, String(control.min), String(control.max)];
      case 'text':
        return [...unset, 'North quay', 'The "Sterna" & Co.', "Captain's cabin"];
      case 'preset':
        return [...unset, ...control.presets.map(({ id }) => id)];
    }
  };
  return [...new Set(values())].filter((value) => value !== control.initial);
}

const FILE = 'content/playgrounds.ts';

const nameOf = ({ component, query }: CheckedState): string =>
  query === '' ? component : `${component}${query}`;

/**
 * Type-checks the code of every state as a module of its own, under `strict` and with nothing unused, and compares its
 * layout and its JavaScript with what the tools give that the rest of the site's code goes through.
 * @param folder for the modules, absolute; emptied.
 */
export async function checkStates(
  folder: string,
  states: readonly CheckedState[],
): Promise<Problem[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  states.forEach(({ ts }, i) => writeFileSync(path.join(folder, `${i}.tsx`), `${ts}\n`));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const errors = parseOutput(await runCompiler(folder), folder);
  const problems = errors.map(({ file, line, text }): Problem => {
    const state = states[Number(path.basename(file, '.tsx'))];
    const name = state === undefined ? file : nameOf(state);
    const code = state?.ts.split('\n')[line - 1]?.trim() ?? '';
    return {
      file: FILE,
      message: `The playground's code of ${name} does not compile: ${text} In: ${code}`,
      remedy: 'Fix the preset, the range or the sample, or leave the prop out.',
    };
  });
  for (const state of states) problems.push(...(await checkLayout(state)));
  return problems;
}

async function checkLayout(state: CheckedState): Promise<Problem[]> {
  const problem = (what: string, printed: string, expected: string): Problem => {
    const lines = printed.split('\n');
    const at = expected.split('\n').findIndex((line, i) => line !== lines[i]);
    return {
      file: FILE,
      message: `The playground's ${what} of ${nameOf(state)} is laid out unlike Prettier does, in: ${lines[at] ?? ''}`,
      remedy: `Expected there: ${expected.split('\n')[at] ?? ''}`,
    };
  };
  const typed = await prettify(state.ts);
  const script = await toJavaScript(state.ts);
  return [
    ...(typed === state.ts ? [] : [problem('TypeScript', state.ts, typed)]),
    ...(script === state.js ? [] : [problem('JavaScript', state.js, script)]),
  ];
}

const config = {
  extends: path.join(ROOT, 'content/tsconfig.json'),
  compilerOptions: {
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    noUnusedLocals: true,
    noUnusedParameters: true,
  },
  include: ['./*.tsx'],
};
