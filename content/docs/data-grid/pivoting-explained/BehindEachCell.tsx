import * as React from 'react';
import { tenShipments } from '../tenShipments';
import { SideBySide } from './partsOfSteps';
import { steps } from './shipmentsByEye';

interface Cell {
  carrier: string;
  /** Without it, all shipments of the carrier. */
  port?: string;
}

export default function BehindEachCell() {
  const [cell, setCell] = React.useState<Cell>({
    carrier: 'Alma Line',
    port: 'Busan',
  });
  const marked = tenShipments.filter(
    ({ carrier, port }) =>
      carrier === cell.carrier && (cell.port ?? port) === port,
  );
  const numbers = marked.map(({ containers }) => containers);
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <div style={{ width: '100%' }}>
      <p role="status" style={{ margin: '8px 0' }}>
        {cell.carrier}
        {cell.port === undefined ? '' : `, ${cell.port}`}:{' '}
        {numbers.length === 0
          ? 'no shipments'
          : `${numbers.join(' + ')} = ${sum}`}
      </p>
      <SideBySide
        model={steps[3].model}
        marked={marked}
        onPress={(carrier, port) => setCell({ carrier, port })}
      />
    </div>
  );
}
