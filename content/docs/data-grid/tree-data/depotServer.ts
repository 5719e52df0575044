import { depots } from './depots';

/** A depot as the server sends it: it knows how many children there are. */
export interface DepotAnswer {
  id: number;
  name: string;
  staff: number;
  containers: number;
  children: number;
}

const isChildOf = (path: string[], parent: string[]): boolean =>
  path.length === parent.length + 1 &&
  parent.every((name, index) => path[index] === name);

/**
 * Stands in for `GET /depots?parent=Europe/Spain`: it answers after 400 ms, and
 * fails while it is down.
 */
export function createDepotServer() {
  let down = false;

  return {
    async list(parent: string[]): Promise<DepotAnswer[]> {
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      if (down) {
        throw new Error('The server does not answer.');
      }
      return depots
        .filter(({ path }) => isChildOf(path, parent))
        .map(({ id, path, staff, containers }) => ({
          id,
          name: path[path.length - 1],
          staff,
          containers,
          children: depots.filter((other) => isChildOf(other.path, path))
            .length,
        }));
    },

    /** From now on requests fail, or no longer do. */
    setDown(value: boolean) {
      down = value;
    },
  };
}
