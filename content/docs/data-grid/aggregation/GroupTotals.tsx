import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

type Position = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

/** The depth of the root, whose total is that of all rows, is -1. */
const positions = {
  inline: (group) => (group.depth === -1 ? 'footer' : 'inline'),
  below: () => 'footer',
  groups: (group) => (group.depth === -1 ? null : 'inline'),
  all: (group) => (group.depth === -1 ? 'footer' : null),
} satisfies Record<string, Position>;

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
};

const columns = columnsOf('containers', 'number', 'port', 'carrier');
const columnVisibilityModel = { carrier: false };

export default function GroupTotals() {
  const [position, setPosition] =
    React.useState<keyof typeof positions>('inline');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Place of the totals"
        size="small"
        value={position}
        onChange={(_, next: keyof typeof positions | null) =>
          setPosition(next ?? position)
        }
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <ToggleButton value="inline">Default</ToggleButton>
        <ToggleButton value="below">Below</ToggleButton>
        <ToggleButton value="groups">Groups</ToggleButton>
        <ToggleButton value="all">All rows</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 570 }}>
        <DataGridPremium
          aria-label="Shipments with totals of carriers"
          density="compact"
          rows={tenShipments}
          columns={columns}
          columnVisibilityModel={columnVisibilityModel}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          getAggregationPosition={positions[position]}
          hideFooter
        />
      </div>
    </div>
  );
}
