/** Addresses of the project itself, shown in the shell. `MUI_X_DOCS_REPOSITORY` names another one at build time. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/mui-x';

/** Where "Edit this page" leads: a page's source below this address. */
export const EDIT_ROOT = 'https://github.com/mui/mui-x-docs/edit/main/content/docs';

/** Where the site is published: what must name itself by a whole address (a browser's search engine) says so. */
export const SITE_ORIGIN = 'https://mui.com';
