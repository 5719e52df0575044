import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';

/** Says that something needs a commercial plan; nothing for what everybody has. */
export const PlanMark = ({ plan }: { plan: Plan }) =>
  plan === 'community' ? null : (
    <span className={`plan ${plan}`} title={`${PLAN_NAMES[plan]} plan`}>
      {PLAN_NAMES[plan]}
    </span>
  );
