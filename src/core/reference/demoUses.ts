/** A demo of ours that uses something documented. It stands at `<route>#<demo>`. */
export interface DemoUse {
  /** Of the page that shows it. */
  route: string;
  /** The page's title. */
  page: string;
  /** `MultiSorting`. */
  demo: string;
  /** The nearest heading above it; none for a demo at the top of its page. */
  heading?: string;
}

/**
 * Which demos use what, by the route of the reference page of a component, an interface or a hook: the demos that are
 * most about it first.
 */
export interface DemoUses {
  /** At most six each. */
  owners: Record<string, DemoUse[]>;
  /** By name of a prop or member; at most three each. */
  members: Record<string, Record<string, DemoUse[]>>;
}

/** Of a compilation that leaves them out. */
export const NO_DEMO_USES: DemoUses = { owners: {}, members: {} };

/** The demos of one component, interface or hook. */
export const usesOfOwner = (uses: DemoUses, route: string): readonly DemoUse[] =>
  uses.owners[route] ?? [];

/** The demos that set one prop or member; a member may be called `constructor`. */
export function usesOfMember(uses: DemoUses, route: string, member: string): readonly DemoUse[] {
  const members = uses.members[route] ?? {};
  return Object.hasOwn(members, member) ? (members[member] ?? []) : [];
}
