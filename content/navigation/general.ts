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
];
