import { notInReference } from '#content/api.ts';
import { DocsError } from '#core/errors.ts';
import { PLANS, type Plan } from '#core/plans.ts';
import type { ComponentReference, InterfaceReference, ReferenceModel } from '#core/reference.ts';
import { checkCandidates, findCandidates } from './candidates.ts';
import { requestKey, withClassNames } from './classes.ts';
import { findComponentFiles, type ComponentFile } from './componentFiles.ts';
import { describeComponent, type ComponentDraft, type MemberPlans } from './components.ts';
import { describeEvents, noteEvents, propsByEvent } from './events.ts';
import { readReferencePages, type ReferencePage } from './facts.ts';
import { importCandidates, importOf } from './imports.ts';
import { describeInterface, notePlans, type InterfacePlans } from './interfaces.ts';
import { readPackages } from './packages.ts';
import { probeText } from './probe.ts';
import { createTiers, type Tier } from './programs.ts';
import { askRuntime } from './runtime.ts';
import { describeSelectors, noteSelectors } from './selectors.ts';
import { describeTypes } from './types.ts';

/** What the tiers tell on the way up, from the lowest plan to the highest. */
interface Findings {
  drafts: ComponentDraft[];
  members: MemberPlans;
  interfaces: InterfacePlans;
  events: Map<string, Plan>;
  selectors: Map<string, Plan>;
}

function readTier(
  tier: Tier,
  files: readonly ComponentFile[],
  interfaces: ReferencePage[],
  found: Findings,
): void {
  found.drafts.push(
    ...files.map((file, index) => describeComponent(tier, file, index, found.members)),
  );
  notePlans(tier, interfaces, found.interfaces);
  noteEvents(tier, found.events);
  noteSelectors(tier, found.selectors);
}

function allInterfaces(
  tier: Tier,
  pages: readonly ReferencePage[],
  plans: InterfacePlans,
): InterfaceReference[] {
  const described = pages.map((page) => describeInterface(tier, page, plans));
  const missing = pages.filter((_, index) => described[index] === undefined);
  if (missing.length > 0) {
    throw new DocsError(
      `Interfaces with a reference page are not exported: ${missing.map(({ name }) => name).join(', ')}.`,
      'Take them out of content/facts/api-pages.json, or install the version that has them.',
    );
  }
  return described.filter((one) => one !== undefined);
}

/** Adds what only running the packages tells. */
async function finishComponents(
  tier: Tier,
  drafts: readonly ComponentDraft[],
): Promise<ComponentReference[]> {
  const candidates = drafts.map(({ file: { types, page } }) =>
    importCandidates(tier, { types, name: page.name, product: page.product }),
  );
  const answer = await askRuntime(
    candidates.flat(),
    drafts.flatMap((draft) => draft.classes ?? []),
  );
  const components = drafts.map((draft, index) => {
    const working = (candidates[index] ?? []).filter(({ line }) => answer.lines.has(line));
    const names = draft.classes && answer.classNames.get(requestKey(draft.classes));
    return {
      ...withClassNames(draft.component, names ?? {}),
      exportName: working[0]?.name ?? draft.component.name,
      imports: working.map(importOf),
    };
  });
  checkComplete(components, drafts);
  return components;
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
      'Look at src/compiler/api/runtimeChild.mjs, which asks the running packages.',
    );
  }
}

/** Reads the whole reference out of the installed packages; takes its time. */
export async function readReference(): Promise<ReferenceModel> {
  const packages = readPackages();
  const pages = readReferencePages();
  const interfacePages = pages.filter(({ kind }) => kind === 'interface');
  const componentPages = pages.filter(({ kind }) => kind === 'component');
  const files = findComponentFiles(componentPages, packages);
  const ofPlan = (plan: Plan) => files.filter(({ page }) => page.plan === plan);
  const openTier = createTiers(packages, {
    community: probeText(ofPlan('community')),
    pro: probeText(ofPlan('pro')),
    premium: probeText(ofPlan('premium')),
  });
  const found: Findings = {
    drafts: [],
    members: new Map(),
    interfaces: new Map(),
    events: new Map(),
    selectors: new Map(),
  };
  let tier = openTier('community');
  for (const plan of PLANS) {
    if (plan !== tier.plan) tier = openTier(plan);
    readTier(tier, ofPlan(plan), interfacePages, found);
  }
  checkCandidates(findCandidates(tier), componentPages, notInReference);
  const components = await finishComponents(tier, found.drafts);
  const model: ReferenceModel = {
    components: components.sort((a, b) => a.route.localeCompare(b.route, 'en')),
    interfaces: allInterfaces(tier, interfacePages, found.interfaces),
    events: describeEvents(tier, found.events, propsByEvent(components)),
    selectors: describeSelectors(tier, found.selectors),
    types: {},
  };
  return { ...model, types: describeTypes(tier, model) };
}
