/** A promotion of our own, shown where no other ad stands. */
export interface Promotion {
  name: 'templates' | 'themes' | 'enterprise-support' | 'design-kit';
  link: string;
  /** A picture, 130 × 100, in both schemes: an SVG whose element `picture` takes its colors from the page. */
  img: string;
  /** What it is, in bold. */
  lead: string;
  description: string;
}

export const promotions = [
  {
    name: 'templates',
    link: 'https://mui.com/templates/',
    img: '/promotions/templates.svg#picture',
    lead: 'Templates.',
    description: 'Complete pages for dashboards, sign-in, and checkout, written with Material UI.',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/',
    img: '/promotions/themes.svg#picture',
    lead: 'Themes.',
    description: 'Colors, type, and spacing for Material UI, set by designers and ready to adapt.',
  },
  {
    name: 'enterprise-support',
    link: 'https://mui.com/pricing/',
    img: '/promotions/enterprise-support.svg#picture',
    lead: 'Enterprise support.',
    description:
      'Send a question to the people who write MUI X. They answer within an agreed time.',
  },
  {
    name: 'design-kit',
    link: 'https://mui.com/design-kits/',
    img: '/promotions/design-kit.svg#picture',
    lead: 'Design kit.',
    description:
      'The components as symbols for Figma and Sketch, with the states they have in code.',
  },
] as const satisfies readonly Promotion[];

/** Said to some readers whose browser keeps ads away. */
export const AD_BLOCK_MESSAGE = {
  lead: 'An ad would be here.',
  text: 'One ad per page pays for the work on these packages. Please allow ads on this site if that is fine with you.',
} as const;
