/** The element that holds the article. */
export const ARTICLE_ID = 'page-article';
