import { PLAN_NAMES, PLANS, type Plan } from '#core/reference/plans.ts';
import type { Feature } from '#core/features.ts';
import type { Problem } from '#core/errors.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';

/** What the claims of a map of features are checked against. */
export interface FeatureFacts {
  model: ReferenceModel;
  /** The package's own changelog, as Markdown. */
  changelog: string;
}

const FILE = 'content/features/dataGrid.ts';

const COMPONENTS: Readonly<Record<Plan, string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

/**
 * What a map of the Data Grid says that the packages do not: a prop, member, slot, method or component that the plan does
 * not have, a plan that is higher than the feature needs, a first release that the changelog does not name. Without the
 * grid in the model, as in a compilation of another product alone, there is nothing to check.
 */
export function checkFeatures(features: readonly Feature[], facts: FeatureFacts): Problem[] {
  const { model } = facts;
  if (!model.components.some(({ name }) => name === COMPONENTS.community)) return [];
  const seen = new Set<string>();
  return features.flatMap((feature) => {
    const twice = seen.has(feature.name);
    seen.add(feature.name);
    return [
      ...(twice ? [problem(feature, 'stands twice', 'Keep one of them.')] : []),
      ...checkNames(feature, model),
      ...checkRelease(feature, facts.changelog),
    ];
  });
}

const problem = ({ name }: Feature, what: string, remedy: string): Problem => ({
  file: FILE,
  message: `The feature "${name}" ${what}.`,
  remedy,
});

function checkNames(feature: Feature, model: ReferenceModel): Problem[] {
  const { plan, names, server } = feature;
  const claimed = server === undefined ? names : [...names, server];
  const missing = claimed.filter((name) => !isInPlan(model, plan, name));
  if (names.length === 0 || missing.length > 0) {
    const what =
      names.length === 0
        ? 'names nothing that proves it'
        : `claims ${missing.join(', ')}, which ${COMPONENTS[plan]} does not have`;
    return [
      problem(
        feature,
        what,
        'Name what the reference has, or the plan that has it. Spellings:' + SPELLINGS,
      ),
    ];
  }
  const lower = PLANS[PLANS.indexOf(plan) - 1];
  if (lower === undefined || names.some((name) => !isInPlan(model, lower, name))) return [];
  const what = `needs ${PLAN_NAMES[plan]}, but ${PLAN_NAMES[lower]} has ${names.join(', ')}, too`;
  return [problem(feature, what, `Set the plan to ${lower}, or add a name that ${lower} lacks.`)];
}

const SPELLINGS =
  ' sortModel, GridColDef.colSpan, slots.toolbar, apiRef.current.exportState(), ExportCsv.';

/** Whether a name of a map, in one of its five spellings, is something that a plan has. */
function isInPlan(model: ReferenceModel, plan: Plan, name: string): boolean {
  const allowed = PLANS.slice(0, PLANS.indexOf(plan) + 1);
  const grid = model.components.find((component) => component.name === COMPONENTS[plan]);
  const memberOf = (owner: string, wanted: string): boolean =>
    model.interfaces
      .find((candidate) => candidate.name === owner)
      ?.members.some((member) => member.name === wanted && allowed.includes(member.plan)) ?? false;
  const [, column] = /^GridColDef\.(\w+)$/.exec(name) ?? [];
  if (column !== undefined) return memberOf('GridColDef', column);
  const [, method] = /^apiRef\.current\.(\w+)\(\)$/.exec(name) ?? [];
  if (method !== undefined) return memberOf('GridApi', method);
  const [, slot] = /^slots\.(\w+)$/.exec(name) ?? [];
  if (slot !== undefined) return grid?.slots.some((candidate) => candidate.name === slot) ?? false;
  if (/^[A-Z]/.test(name)) {
    return model.components.some(
      (component) => component.name === name && allowed.includes(component.plan),
    );
  }
  return (
    grid !== undefined &&
    (grid.props.some((prop) => prop.name === name) || grid.alsoAccepts.includes(name))
  );
}

/** A line below the heading of the release must name the pull request. */
function checkRelease(feature: Feature, changelog: string): Problem[] {
  if (feature.since === undefined) return [];
  const { release, change } = feature.since;
  const lines = changelog.split('\n');
  const start = lines.indexOf(`## ${release}`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const section =
    start === -1 ? [] : lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  if (section.some((line) => line.includes(`(#${change})`))) return [];
  const what =
    start === -1
      ? `is new in ${release}, which the changelog does not have`
      : `is new in ${release}, below which the changelog does not name #${change}`;
  return [
    problem(feature, what, 'Look it up in the CHANGELOG.md of the package, or leave it out.'),
  ];
}
