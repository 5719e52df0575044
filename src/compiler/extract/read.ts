import { hooksInReference, hooksNotInReference, notInReference } from '#content/api.ts';
import { DocsError } from '#core/errors.ts';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import type { InterfaceReference, ReferenceModel } from '#core/reference/reference.ts';
import { checkCandidates, findCandidates } from './candidates.ts';
import { findComponentFiles, type ComponentFile } from './componentFiles.ts';
import { describeComponent, type ComponentDraft, type MemberPlans } from './components.ts';
import { describeEvents, noteEvents, propsByEvent } from './events.ts';
import { readExports } from './exports.ts';
import { readReferencePages, type ReferencePage } from './facts.ts';
import { finish } from './finish.ts';
import { checkHooks, findHooks, type HookExport } from './hookExports.ts';
import { readHooks, type HookDrafts } from './hooks.ts';
import { describeInterface, notePlans, type InterfacePlans } from './interfaces.ts';
import { readPackages } from './packages.ts';
import { probeText } from './probe.ts';
import { createTiers, type Tier } from './programs.ts';
import { describeSelectors, noteSelectors } from './selectors.ts';
import { describeTypes } from './types.ts';

/** What the tiers tell on the way up, from the lowest plan to the highest. */
interface Findings {
  drafts: ComponentDraft[];
  members: MemberPlans;
  interfaces: InterfacePlans;
  events: Map<string, Plan>;
  selectors: Map<string, Plan>;
  exportedHooks: Pick<HookExport, 'name' | 'product'>[];
  hooks: HookDrafts;
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
  const hooks = findHooks(tier);
  // names only: a symbol would keep its whole tier in memory
  found.exportedHooks.push(...hooks.map(({ name, product }) => ({ name, product })));
  readHooks(
    tier,
    hooks.filter(({ name, product }) => hooksInReference[product]?.includes(name)),
    found.hooks,
  );
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

/** Routes of components are fixed from outside, those of hooks are made from their names. */
function checkRoutes({ components, interfaces, hooks }: ReferenceModel): void {
  const taken = new Map([...components, ...interfaces].map(({ route, name }) => [route, name]));
  const twice = hooks.filter(({ route }) => taken.has(route));
  if (twice.length > 0) {
    throw new DocsError(
      `Hooks have the route of another page: ${twice.map(({ name, route }) => `${name} and ${taken.get(route)} (${route})`).join('; ')}.`,
      'Leave the hook out in content/api.ts, or give its route another form in src/compiler/extract/hooks.ts.',
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
    exportedHooks: [],
    hooks: new Map(),
  };
  let tier = openTier('community');
  for (const plan of PLANS) {
    if (plan !== tier.plan) tier = openTier(plan);
    readTier(tier, ofPlan(plan), interfacePages, found);
  }
  checkCandidates(findCandidates(tier), componentPages, notInReference);
  checkHooks(found.exportedHooks, { shown: hooksInReference, leftOut: hooksNotInReference });
  const { components, hooks } = await finish(tier, found.drafts, found.hooks);
  const model: ReferenceModel = {
    components: components.sort((a, b) => a.route.localeCompare(b.route, 'en')),
    interfaces: allInterfaces(tier, interfacePages, found.interfaces),
    hooks: hooks.sort((a, b) => a.route.localeCompare(b.route, 'en')),
    events: describeEvents(tier, found.events, propsByEvent(components)),
    selectors: describeSelectors(tier, found.selectors),
    types: {},
    exports: readExports(packages),
  };
  checkRoutes(model);
  return { ...model, types: describeTypes(tier, model) };
}
