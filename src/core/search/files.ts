/** Where everything that search fetches lies, below the site's root. */
export const SEARCH_FOLDER = '/x/search';

/** Names of entities, what is said beside them, the worker that searches them, and the full text. */
export const ENTITIES_FILE = `${SEARCH_FOLDER}/entities.json`;
export const DETAILS_FILE = `${SEARCH_FOLDER}/details.json`;
export const WORKER_FILE = `${SEARCH_FOLDER}/worker.js`;
export const TEXT_FOLDER = `${SEARCH_FOLDER}/text`;
