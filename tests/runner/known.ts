import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import type { Known } from './target.ts';

const ROUTES = '.generated/routes.json';
const ARTICLE = /^content\/docs\/(.+)\/index\.md$/;

/** The project's files, those of today and those that the last build has made of the packages. */
export function readKnown(): Known {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\n').filter(Boolean);
  const articles = files.flatMap((file) => {
    const key = ARTICLE.exec(file)?.[1];
    return key === undefined ? [] : [{ key, route: routeOfFolder(products, key) }];
  });
  const built = existsSync(ROUTES)
    ? (JSON.parse(readFileSync(ROUTES, 'utf8')) as Known['pages'])
    : [];
  // An article of the last build may have been renamed since.
  const reference = built.filter(({ key }) => key.startsWith('api/'));
  return { files, pages: [...articles, ...reference] };
}
