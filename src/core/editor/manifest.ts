/** The page where readers write code of their own. */
export const PLAYGROUND_ROUTE = '/playground/';

/** Where everything of live editing is served from. */
export const LIVE_ROOT = '/x/live/';

/** A script that brings modules into a frame. */
export interface LivePack {
  /** `/x/live/x-charts-pro-1a2b3c.js`. */
  url: string;
  /** Packs whose modules it takes for granted; all need `base`, which a frame always has. */
  needs: string[];
  /** What code may import of it, in order. */
  modules: string[];
}

/** What the compiler writes as `manifest.json`: what there is to import, and what the checker of types reads. */
export interface LiveManifest {
  /** The document of a frame. */
  frame: string;
  /** Pack → its script; the pack `base` comes with the frame. */
  packs: Record<string, LivePack>;
  /** The script of Tailwind's compiler, for code that is styled by utilities. */
  tailwind: string;
  types?: LiveTypes;
}

export interface LiveTypes {
  /** The worker's script. */
  worker: string;
  /** Pack → its declarations, a JSON of path → text. */
  packs: Record<string, string>;
}

/** The name that Tailwind's compiler has among the modules of a frame; code cannot import it. */
export const TAILWIND_MODULE = '#tailwind';

export const MANIFEST_PATH = `${LIVE_ROOT}manifest.json`;
