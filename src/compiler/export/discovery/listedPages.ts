import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteTitle } from '#core/navigation/navigation.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';

/**
 * The pages that are found from outside: written ones and the reference. Playgrounds are tools, reached from their
 * component; a planned page asks search engines not to list it.
 */
export function readListedPages(generated: string): RouteTitle[] {
  const routes = JSON.parse(
    readFileSync(path.join(generated, 'routes.json'), 'utf8'),
  ) as (RouteTitle & { planned?: true })[];
  return routes.filter(({ route, planned }) => planned !== true && !isPlaygroundRoute(route));
}
