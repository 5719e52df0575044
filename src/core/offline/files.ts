/** Where everything of offline reading is served from. */
export const OFFLINE_ROOT = '/x/offline/';

/** A worker, and the part of the site whose pages it answers for. Their requests it sees wherever they lead. */
export interface WorkerPlace {
  file: string;
  scope: string;
}

/** Of the pages. */
export const PAGES_WORKER: WorkerPlace = { file: '/x/sw.js', scope: '/x/' };

/**
 * Of the playground, which is no page below `/x/`: the same program once more, for readers who keep something. Its file
 * lies outside, because a worker inside would not hear of `/playground`.
 */
export const PLAYGROUND_WORKER: WorkerPlace = { file: '/playground-sw.js', scope: '/playground' };

export const WORKERS = [PAGES_WORKER, PLAYGROUND_WORKER];

/** What can be kept of this build (`KeepList`). */
export const KEEP_LIST = `${OFFLINE_ROOT}products.json`;

/** What a reader keeps: the bytes of files by their hash, and beside them which product needs which. */
export const KEPT_CACHE = 'docs-kept';

/** Pages that were visited, with the data of those that were reached by a link. */
export const PAGES_CACHE = 'docs-pages';

/** Files whose names are hashes, of one build. */
export const FILES_CACHE = 'docs-files-';

/** The index of the search, of one build. */
export const SEARCH_CACHE = 'docs-search-';

/** The key of a kept file in the cache. @param sha256 base64url. */
export const keptKey = (sha256: string): string => `${OFFLINE_ROOT}kept/${sha256}`;

/** A request that fetches a file to keep it: the worker leaves it to the network. */
export const KEEP_HEADER = 'X-Keep';
