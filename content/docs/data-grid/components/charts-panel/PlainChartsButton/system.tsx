import { styled } from '@mui/material/styles';
import {
  ChartsPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { ChartsGrid } from './chartsGrid';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 8,
  border: '0 solid var(--mui-palette-divider)',
  borderBottomWidth: 1,
});

const PlainButton = styled('button')({
  padding: '6px 12px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&[aria-expanded="true"]': {
    borderColor: 'var(--mui-palette-primary-main)',
  },
});

function PlainToolbar() {
  return (
    <Toolbar render={<Bar />}>
      <ChartsPanelTrigger
        render={<ToolbarButton render={<PlainButton type="button" />} />}
      >
        Chart settings
      </ChartsPanelTrigger>
    </Toolbar>
  );
}

export default function PlainChartsButton() {
  return <ChartsGrid toolbar={PlainToolbar} />;
}
