/**
 * Where a demo stands alone, without its article.
 * @param page the key of its page: `data-grid/sorting`.
 */
export const aloneLink = (page: string, name: string): string =>
  `/x/demo/?page=${page}&name=${name}`;
