import { pageMessages } from '#content/messages/page.ts';
import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';

/** Says that something needs a commercial plan; nothing for what everybody has. */
export const PlanMark = ({ plan }: { plan: Plan }) =>
  plan === 'community' ? null : (
    <span className={`plan ${plan}`} title={pageMessages.plan(PLAN_NAMES[plan])}>
      {PLAN_NAMES[plan]}
    </span>
  );
