/** Gives a number from 0 up to, but without, 1, as `Math.random` does. */
export type Dice = () => number;

/** How an ad looks: text alone, or a picture beside it. */
export type AdShape = 'inline' | 'image';

/** The share of page loads whose ads are of the inline shape. */
export const INLINE_SHARE = 0.2;

/** The shape of every ad until the document is loaded anew. */
export const drawShape = (dice: Dice): AdShape => (dice() < INLINE_SHARE ? 'inline' : 'image');

/** Which of `count` promotions is shown. */
export const drawPromotion = (count: number, dice: Dice): number => Math.floor(count * dice());

/** Whoever calls itself one of these reads no ads. */
const BOT = /bot|crawler|spider|crawling/i;

export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
