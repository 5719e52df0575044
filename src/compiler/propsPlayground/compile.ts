import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import type { PlaygroundGroup } from '#core/propsPlayground/record.ts';
import { filesOf } from '#core/propsPlayground/files.ts';
import { initialState } from '#core/propsPlayground/state.ts';
import type { PageSandboxes, SandboxCode } from '#core/sandbox/source.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createCache } from '../cache.ts';
import { installedFor } from '../demos/sandbox.ts';
import { writeIfChanged } from '../emit/write.ts';
import { ROOT, type Folders } from '../paths.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { checkStates, statesOf } from './check.ts';
import { describePlayground, type DescribedPlayground, type PlaygroundSource } from './describe.ts';
import { printPlaygroundModule, printPlaygroundRegistry } from './modules.ts';
import { playgroundPage } from './page.ts';
import { checkControls, checkTable } from './table.ts';

export interface CompiledPlaygrounds {
  pages: PrintedReference[];
  /** Page key → what the sandbox of its example is built from. */
  sandboxes: Map<string, PageSandboxes>;
  problems: Problem[];
}

interface PlaygroundParts {
  folders: Folders;
  model: ReferenceModel;
  table: readonly PlaygroundGroup[];
  /** Type-check the code of every state. */
  types: boolean;
}

const sampleFile = (root: string, name: string): string =>
  path.join(root, 'content/playgrounds/samples', `${name}.ts`);

/** Pages and modules of all playgrounds. A table that names what the reference does not know yields problems alone. */
export async function compilePlaygrounds({
  folders,
  model,
  table,
  types,
}: PlaygroundParts): Promise<CompiledPlaygrounds> {
  const problems = checkTable(table, model);
  if (problems.length > 0) return { pages: [], sandboxes: new Map(), problems };
  const cache = createCache(
    folders.generated,
    'playgrounds',
    'src/compiler/propsPlayground/describe.ts',
  );
  const made: {
    source: PlaygroundSource;
    described: DescribedPlayground;
    page: PrintedReference;
  }[] = [];
  for (const source of readSources(folders.root, table, model)) {
    const { component, record, family } = source;
    const described = await cache.get(inputsOf(source), () => describePlayground(source));
    problems.push(...checkControls(record, described.description.controls));
    const height = record.height ?? family.height;
    made.push({ source, described, page: playgroundPage({ component, described, height }) });
  }
  emitModules(folders, made);
  const states = made.flatMap(({ source, described }) =>
    statesOf(source.component.name, described.description),
  );
  const checked = types ? await checkStatesOnce(folders.generated, states) : [];
  return {
    pages: made.map(({ page }) => page),
    sandboxes: new Map(
      made.map(({ described, page }) => [page.key, sandboxesOf(page.title, described)]),
    ),
    problems: [...problems, ...checked],
  };
}

/** In a cache of its own: a build that leaves types out leaves it as it is. */
function checkStatesOnce(
  generated: string,
  states: ReturnType<typeof statesOf>,
): Promise<Problem[]> {
  const cache = createCache(generated, 'playground-types', 'src/compiler/propsPlayground/check.ts');
  return cache.get([JSON.stringify(states)], () =>
    checkStates(path.join(generated, 'playgrounds/states'), states),
  );
}

/** The first state's example as a sandbox; the browser puts the code of the shown state in its place. */
function sandboxesOf(title: string, { description }: DescribedPlayground): PageSandboxes {
  const imports = [...new Set(description.imports.map(({ from }) => from))];
  const codes = (['ts', 'js'] as const).map((language): SandboxCode => {
    const [file] = filesOf(description, initialState(description.controls), language);
    return { language: language === 'ts' ? 'TS' : 'JS', styling: 'system', files: [file], imports };
  });
  return { installed: installedFor(codes), demos: { [description.component]: { title, codes } } };
}

/** A pattern has no JSON of its own. */
const inputsOf = (source: PlaygroundSource): string[] => [
  JSON.stringify(source, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)),
];

function readSources(
  root: string,
  table: readonly PlaygroundGroup[],
  model: ReferenceModel,
): PlaygroundSource[] {
  return table.flatMap(({ family, playgrounds }) =>
    playgrounds.flatMap((record): PlaygroundSource[] => {
      const component = model.components.find(({ name }) => name === record.component);
      if (component === undefined) return [];
      const sample =
        record.sample === undefined ? '' : readFileSync(sampleFile(root, record.sample), 'utf8');
      return [{ component, record, family, sample }];
    }),
  );
}

function emitModules(
  { root, generated }: Folders,
  made: readonly {
    source: PlaygroundSource;
    described: DescribedPlayground;
    page: PrintedReference;
  }[],
): void {
  const folder = path.join(generated, 'playgrounds');
  const siteDemo = path.join(ROOT, 'src/site/demo');
  for (const { source, described } of made) {
    const { component, record } = source;
    const text = printPlaygroundModule({
      source,
      described,
      folder,
      siteDemo,
      sampleFile: record.sample === undefined ? undefined : sampleFile(root, record.sample),
    });
    writeIfChanged(path.join(folder, `${component.name}.tsx`), text);
  }
  const entries = made.map(({ source, page }) => ({
    key: page.key,
    file: `${source.component.name}.tsx`,
  }));
  writeIfChanged(path.join(folder, 'registry.ts'), printPlaygroundRegistry(entries));
}
