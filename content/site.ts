/** The library's repository: where its code, its issues, and the pages of this site live. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/mui-x';

/** The source of a package, without its scope, stands below this address. */
export const SOURCE_ROOT = `${LIBRARY_REPOSITORY}/tree/master/packages/`;

/** Where "Edit this page" leads: a page's source below this address. */
export const EDIT_ROOT = `${LIBRARY_REPOSITORY}/edit/master/content/docs`;

/** Where the site is published: what must name itself by a whole address (a browser's search engine) says so. */
export const SITE_ORIGIN = 'https://mui.com';
