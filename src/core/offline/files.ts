/** Where everything of offline reading is served from. */
export const OFFLINE_ROOT = '/x/offline/';

/** The worker, and the part of the site whose pages it answers for. Their requests it sees wherever they lead. */
export const WORKER_FILE = '/x/sw.js';
export const WORKER_SCOPE = '/x/';

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
