import type { GridRowId } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

/** Stands in for a server that keeps in which order shipments are loaded. */
export function createLoadingPlan({ count = 5, latency = 400 } = {}) {
  let plan = createShipments(count);
  let down = false;

  return {
    /** `PUT /loading-plan`, with all ids in their new order. */
    async save(ids: readonly GridRowId[]): Promise<void> {
      await new Promise((resolve) => {
        setTimeout(resolve, latency);
      });
      if (down) {
        throw new Error('The server does not answer.');
      }
      const found = ids.flatMap(
        (id) => plan.find((row) => row.id === id) ?? [],
      );
      if (found.length !== plan.length) {
        throw new Error('The plan has other shipments by now.');
      }
      plan = found;
    },

    /** What the server has now, without waiting, in a new array. */
    peek: (): Shipment[] => [...plan],

    /** From now on requests fail, or no longer do. */
    setDown(value: boolean) {
      down = value;
    },
  };
}
