import { CORPUS_FOLDER } from '../twins/corpus.ts';

/** The longest file that is read, in characters. Apart from what reads it, which brings parsers. */
export const LONGEST_FILE = 5_000_000;

/** The worker that reads it. */
export const FILE_READER = `${CORPUS_FOLDER}/read-versions.js`;
