/** What a reader has under way on a page, as its document tells. */
export interface Activity {
  /** A field has the focus, or holds what was typed into it; so does an editor. */
  typed: boolean;
  /** A dialog, a menu or a panel stands open. */
  open: boolean;
  /** A picture moves, or something sounds. */
  playing: boolean;
  /** Milliseconds since a key or a pointer was used. */
  quietMs: number;
}

/** Nobody is in the middle of something after this long. */
export const QUIET_MS = 1_000;

/** Whether a page may be loaded anew under its reader. */
export const mayReload = ({ typed, open, playing, quietMs }: Activity): boolean =>
  !typed && !open && !playing && quietMs >= QUIET_MS;

/** A page that a worker of another build has taken over. */
export interface Takeover {
  /** The build of the document. */
  page: string;
  /** The build of the worker that is now in charge. */
  worker: string;
  /** Whether a worker was in charge before: the first one changes nothing. */
  hadWorker: boolean;
  /** The build that this tab was loaded anew for last. */
  reloadedFor: string | null;
}

/**
 * Whether a takeover asks for the page to be loaded anew: once for each build, and not when the page is of that build
 * already, since it then is what it would become.
 */
export const asksReload = ({ page, worker, hadWorker, reloadedFor }: Takeover): boolean =>
  hadWorker && page !== worker && reloadedFor !== worker;
