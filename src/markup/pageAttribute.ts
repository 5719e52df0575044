/** Says which page an article is of. By itself, because every page loads it and not the names of what is in the article. */
export const PAGE_ATTRIBUTE = 'data-page';
