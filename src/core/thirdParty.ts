/** The licenses of everything that the site is made of, as the build writes them into the export. */
export const THIRD_PARTY_FILE = 'THIRD-PARTY.txt';
