import { createShipments, type Shipment } from '../shipments';

/** A shipment or the total of some: the total has no number of its own. */
export interface Line extends Pick<
  Shipment,
  'number' | 'goods' | 'containers' | 'weight'
> {
  id: number | 'total';
}

export const createLines = (count: number): Line[] => createShipments(count);

export function totalOf(lines: readonly Line[]): Line {
  return {
    id: 'total',
    number: 'Total',
    goods: '',
    containers: lines.reduce((sum, { containers }) => sum + containers, 0),
    weight: lines.reduce((sum, { weight }) => sum + weight, 0),
  };
}
