/** What a reader must have bought to use a feature; labels only, nothing is enforced here. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The plans that carry a mark. */
export type PaidPlan = Exclude<Plan, 'community'>;

export const PLAN_NAMES: Record<Plan, string> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};
