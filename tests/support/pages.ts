import { readFileSync } from 'node:fs';
import type { PageData } from '#core/page/page.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';

/** Routes with spaces between them, where only some pages are tested: `npm test -- data-grid/sorting`. */
const ASKED = process.env['TEST_PAGES']?.split(' ');

/** Every page that was built and is to be tested, as the compiler wrote it. */
export function builtPages(): PageData[] {
  const routes = JSON.parse(readFileSync('.generated/routes.json', 'utf8')) as {
    key: string;
    route: string;
  }[];
  const asked = routes.filter(({ route }) => ASKED?.includes(route) ?? true);
  return asked.map(
    ({ key }) => JSON.parse(readFileSync(`.generated/pages/${key}.json`, 'utf8')) as PageData,
  );
}

/** Pages that authors write. */
export const prosePages = (): PageData[] =>
  builtPages().filter(({ source }) => source !== undefined);

/** Pages that come from the packages, playgrounds aside. */
export const referencePages = (): PageData[] =>
  builtPages().filter(
    ({ source, route, planned }) =>
      source === undefined && planned !== true && !isPlaygroundRoute(route),
  );

/** Pages that say that nobody has written them yet. */
export const plannedPages = (): PageData[] =>
  builtPages().filter(({ planned }) => planned === true);

export const playgroundPages = (): PageData[] =>
  builtPages().filter(({ route }) => isPlaygroundRoute(route));
