/** The page, where the skip link leads. By itself, because every page loads it and not the shell's other names. */
export const CONTENT_ID = 'page-content';
