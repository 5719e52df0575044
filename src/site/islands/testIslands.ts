import type { IslandName } from '#core/islands.ts';
import { islands, type IslandDefinition } from './registry.ts';

/** For component tests: the islands of the site, of which the code of one does not come when it is first asked for. */
export function islandsWithout(name: IslandName): Readonly<Record<IslandName, IslandDefinition>> {
  let asked = 0;
  const load: IslandDefinition['load'] = async (context) => {
    asked += 1;
    if (asked === 1) throw new Error('The chunk is gone.');
    return islands[name].load(context);
  };
  return { ...islands, [name]: { ...islands[name], load } };
}
