/** The licenses of everything that the site is made of, as the build writes them into the export. */
export const THIRD_PARTY_FILE = 'THIRD-PARTY.txt';

/** Stands before a script with code of others, which may be copied without the page that links to their licenses. */
export const LICENSE_BANNER = `/*! Licenses: /${THIRD_PARTY_FILE} */`;
