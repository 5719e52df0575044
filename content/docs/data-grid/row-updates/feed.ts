import type { Shipment } from '../shipments';

/** What a message of the feed says of one shipment. */
export type WeightUpdate = Pick<Shipment, 'id' | 'weight'>;

/**
 * Stands in for a socket: ten messages per second, with new weights of 20
 * shipments each. Half of them are among the first 40 of `count`.
 * @returns a function that closes it.
 */
export function createFeed(
  count: number,
  onMessage: (updates: WeightUpdate[]) => void,
): () => void {
  let tick = 0;
  const timer = setInterval(() => {
    tick += 1;
    onMessage(
      Array.from({ length: 20 }, (_, index) => {
        const step = tick * 20 + index;
        const range = index % 2 === 0 ? Math.min(40, count) : count;
        return {
          id: 1 + ((step * 7919) % range),
          weight: 8000 + ((step * 104_729) % 400_000),
        };
      }),
    );
  }, 100);
  return () => clearInterval(timer);
}
