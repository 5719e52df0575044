import { PLANS } from '#core/reference/plans.ts';

/** Names of the checkboxes that keep the rows which have something. */
export const FEATURE_TRAITS = ['server', 'levels'] as const;

const FILTER = '.feature-filter';

/** A rule for a checkbox: what is hidden while it is, or is not, checked. */
const hide = (box: string, rows: string): string =>
  `${FILTER}:has(${box}) ~ .table-box tr${rows}{display:none}`;

/**
 * What the filter over a map of features does. The checkboxes do it by CSS alone, so that it works without JavaScript;
 * the table is whole where CSS does not know `:has()`.
 */
export const featureStyles: string = [
  ...PLANS.map((plan) =>
    hide(`[name="feature-plan"][value="${plan}"]:not(:checked)`, `[data-plan="${plan}"]`),
  ),
  ...FEATURE_TRAITS.map((trait) =>
    hide(`[name="feature-${trait}"]:checked`, `[data-${trait}="false"]`),
  ),
  `${FILTER}{margin-block:1.25rem}`,
  `${FILTER}>.choices{border-radius:var(--radius);border-block-end:1px solid var(--line)}`,
  `${FILTER} label:has(:checked){border-color:var(--accent);background:var(--accent-quiet);color:var(--accent)}`,
  `${FILTER}>p{margin:0.75rem 0 0}`,
  `${FILTER}:has([name="feature-plan"]:checked)>p{display:none}`,
  // On paper, all rows.
  `@media print{${FILTER}>p{display:none}}`,
].join('');
