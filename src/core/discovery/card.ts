/** Where the pictures of pages lie that other sites show with a link, below the site's root. */
export const CARD_FOLDER = '/x/cards';

/** In pixels, as the sites that show them ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's card: `/x/react-charts/bars/` → `/x/cards/react-charts/bars.png`. */
export const cardOf = (route: string): string =>
  `${CARD_FOLDER}/${route.replace(/^\/x\//, '').replace(/\/$/, '')}.png`;
