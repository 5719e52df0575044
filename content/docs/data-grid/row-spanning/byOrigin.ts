import { createShipments } from '../shipments';

/** The shipments of four ports, those of a port and a carrier together. */
export const rows = createShipments(60)
  .filter(({ origin }) =>
    ['Busan', 'Hamburg', 'Rotterdam', 'Santos'].includes(origin),
  )
  .sort(
    (a, b) =>
      a.origin.localeCompare(b.origin) || a.carrier.localeCompare(b.carrier),
  );
