import { readFileSync } from 'node:fs';
import type { PageData } from '#core/page/page.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';

/** Every page that was built, as the compiler wrote it. */
export function builtPages(): PageData[] {
  const routes = JSON.parse(readFileSync('.generated/routes.json', 'utf8')) as { key: string }[];
  return routes.map(
    ({ key }) => JSON.parse(readFileSync(`.generated/pages/${key}.json`, 'utf8')) as PageData,
  );
}

/** Pages that authors write. */
export const prosePages = (): PageData[] =>
  builtPages().filter(({ source }) => source !== undefined);

/** Pages that come from the packages, playgrounds aside. */
export const referencePages = (): PageData[] =>
  builtPages().filter(({ source, route }) => source === undefined && !isPlaygroundRoute(route));

export const playgroundPages = (): PageData[] =>
  builtPages().filter(({ route }) => isPlaygroundRoute(route));
