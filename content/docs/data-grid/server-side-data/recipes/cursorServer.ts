import { createShipments } from '../../shipments';
import type { CursorPage } from './cursorSource';

/** Poses as a server that returns ten shipments after a cursor. */
export function createCursorServer({ count = 48, latency = 400 } = {}) {
  const table = createShipments(count);
  let down = false;

  return {
    /** `GET /shipments?after=…`. */
    async page(after?: string): Promise<CursorPage> {
      await new Promise((resolve) => {
        setTimeout(resolve, latency);
      });
      if (down) {
        throw new Error('The server does not answer.');
      }
      const start = table.findIndex(({ number }) => number === after) + 1;
      const rows = table.slice(start, start + 10);
      const more = start + rows.length < table.length;
      return { rows, nextCursor: more ? rows.at(-1)?.number : undefined };
    },

    setDown(value: boolean) {
      down = value;
    },
  };
}
