import type { StopReason } from '#core/offline/keeping.ts';

/** Why nothing more has come, and what to do about it. */
export const STOPPED: Record<StopReason | 'refused', string> = {
  cancelled: 'Stopped.',
  connection: 'The connection broke. It goes on when the network is back.',
  damaged: 'A file came damaged, twice. Try again later.',
  changed: 'The site has been published anew in the meantime. Resume fetches what has changed.',
  full: 'There is no more room. Free some on this device or remove another product, then resume.',
  ended: 'It was not finished.',
  refused: 'This browser keeps nothing for this site. It may be a private window.',
};
