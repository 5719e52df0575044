/** Bubbles from a stage whose demo is to start anew: a toolbar sends it, the islands hear it. */
export const RESET_EVENT = 'demo:reset';
