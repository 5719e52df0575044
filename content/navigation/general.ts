import type { NavigationEntry } from '#core/navigation/navigation.ts';

/** The pages that belong to no product, in reading order. */
export const general: NavigationEntry[] = [
  { title: "What's new in MUI X", route: '/x/whats-new/' },
  { title: 'Gallery', route: '/x/gallery/' },
  {
    title: 'Introduction',
    children: [
      { title: 'Overview', route: '/x/introduction/' },
      { title: 'Installation', route: '/x/introduction/installation/' },
      { title: 'Licensing', route: '/x/introduction/licensing/' },
      { title: 'Support', route: '/x/introduction/support/' },
      { title: 'AI support via MCP', route: '/x/introduction/mcp/', isNew: true },
      {
        title: 'Priority support',
        route: '/x/introduction/priority-support/',
        plan: 'premium',
        isNew: true,
      },
      { title: 'Telemetry', route: '/x/guides/telemetry/', plan: 'pro' },
      { title: 'Roadmap', route: '/x/introduction/roadmap/' },
    ],
  },
  {
    title: 'Common concepts',
    children: [
      { title: 'Slots and subcomponents', route: '/x/common-concepts/custom-components/' },
    ],
  },
  {
    title: 'Templates',
    children: [
      { title: 'Overview', route: '/x/templates/', isNew: true },
      {
        subheader: true,
        title: 'Applications',
        children: [
          { title: 'Dashboard', route: '/x/templates/dashboard/' },
          { title: 'CRUD dashboard', route: '/x/templates/crud-dashboard/' },
          { title: 'Checkout', route: '/x/templates/checkout/' },
          { title: 'Sign in', route: '/x/templates/sign-in/' },
          { title: 'Sign up', route: '/x/templates/sign-up/' },
        ],
      },
      {
        subheader: true,
        title: 'Websites',
        children: [
          { title: 'Marketing page', route: '/x/templates/marketing-page/' },
          { title: 'Pricing', route: '/x/templates/pricing/' },
          { title: 'Blog', route: '/x/templates/blog/' },
          { title: 'Sticky footer', route: '/x/templates/sticky-footer/' },
        ],
      },
      {
        subheader: true,
        title: 'Compose',
        children: [
          { title: 'Linked views', route: '/x/templates/linked-views/' },
          { title: 'Shared state', route: '/x/templates/shared-state/' },
        ],
      },
    ],
  },
];
