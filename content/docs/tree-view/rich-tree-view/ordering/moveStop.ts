import type { Position, Stop } from './trip';

/** Where an item is, and how many siblings it has, itself included. */
export function locate(
  stops: Stop[],
  id: string,
  parentId: string | null = null,
): (Position & { count: number }) | undefined {
  const index = stops.findIndex((stop) => stop.id === id);
  if (index >= 0) {
    return { parentId, index, count: stops.length };
  }
  for (const stop of stops) {
    const found = locate(stop.children ?? [], id, stop.id);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** A new array in which one item stands at another position. */
export function moveStop(stops: Stop[], id: string, to: Position): Stop[] {
  const moved: Stop[] = [];

  const take = (list: Stop[]): Stop[] =>
    list.flatMap((stop) => {
      if (stop.id === id) {
        moved.push(stop);
        return [];
      }
      return [{ ...stop, children: stop.children && take(stop.children) }];
    });

  const put = (list: Stop[], parentId: string | null): Stop[] => {
    const next = list.map((stop) => {
      const children = put(stop.children ?? [], stop.id);
      return children.length > 0 ? { ...stop, children } : stop;
    });
    if (parentId === to.parentId) {
      next.splice(to.index, 0, ...moved);
    }
    return next;
  };

  return put(take(stops), null);
}
