import { DocsError } from '#core/errors.ts';
import type {
  ComponentReference,
  HookReference,
  ReferenceModel,
} from '#core/reference/reference.ts';
import { requestKey, withClassNames } from './classes.ts';
import type { ComponentDraft } from './components.ts';
import type { HookDrafts } from './hooks.ts';
import { hookImportCandidates, importCandidates, importOf } from './imports.ts';
import type { Tier } from './programs.ts';
import { askRuntime, type ImportCandidate, type RuntimeAnswer } from './runtime.ts';

/** Adds what only running the packages tells. */
export async function finish(
  tier: Tier,
  drafts: readonly ComponentDraft[],
  hooks: HookDrafts,
): Promise<Pick<ReferenceModel, 'components' | 'hooks'>> {
  const candidates = drafts.map(({ file: { types, page } }) =>
    importCandidates(tier, { types, name: page.name, product: page.product }),
  );
  const ofHooks = new Map(
    [...hooks].map(([key, { hook, types }]) => [
      key,
      hookImportCandidates(tier, { types, name: hook.exportName, product: hook.product }),
    ]),
  );
  const answer = await askRuntime(
    [...candidates.flat(), ...[...ofHooks.values()].flat()],
    drafts.flatMap((draft) => draft.classes ?? []),
  );
  const working = (lines: readonly ImportCandidate[] = []) =>
    lines.filter(({ line }) => answer.lines.has(line));
  const components = drafts.map((draft, index) =>
    finishComponent(draft, working(candidates[index]), answer),
  );
  checkComplete(components, drafts);
  const finished = [...hooks].map(([key, { hook }]) => ({
    ...hook,
    imports: working(ofHooks.get(key)).map(importOf),
  }));
  checkHooksComplete(finished);
  return { components, hooks: finished };
}

function finishComponent(
  draft: ComponentDraft,
  working: readonly ImportCandidate[],
  { classNames }: RuntimeAnswer,
): ComponentReference {
  const names = draft.classes && classNames.get(requestKey(draft.classes));
  return {
    ...withClassNames(draft.component, names ?? {}),
    exportName: working[0]?.name ?? draft.component.name,
    imports: working.map(importOf),
  };
}

/** A component that nothing exports, or a class that no code names, is a fault of ours: better none than a wrong page. */
function checkComplete(
  components: readonly ComponentReference[],
  drafts: readonly ComponentDraft[],
): void {
  const faults = components.flatMap(({ name, imports, classes }, index) => {
    const named = new Set(classes.map(({ key }) => key));
    const nameless = (drafts[index]?.component.classes ?? []).filter(({ key }) => !named.has(key));
    return [
      ...(imports.length === 0 ? [`${name} has no import that works`] : []),
      ...nameless.map(({ key }) => `${name} has no class name for "${key}"`),
    ];
  });
  if (faults.length > 0) {
    throw new DocsError(
      `The reference is not complete: ${faults.join('; ')}.`,
      'Look at src/compiler/extract/runtimeChild.mjs, which asks the running packages.',
    );
  }
}

/** A hook's page shows at least how to import and how to call it. */
function checkHooksComplete(hooks: readonly HookReference[]): void {
  const faults = hooks.flatMap(({ name, imports, signatures }) => [
    ...(imports.length === 0 ? [`${name} has no import that works`] : []),
    ...(signatures.length === 0 ? [`${name} is no function`] : []),
  ]);
  if (faults.length > 0) {
    throw new DocsError(
      `The reference is not complete: ${faults.join('; ')}.`,
      'Look at src/compiler/extract/hookExports.ts, or leave the hook out in content/api.ts.',
    );
  }
}
