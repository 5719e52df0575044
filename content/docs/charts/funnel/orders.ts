import { funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

/** White labels with a dark outline, which are readable on each color of the palette. */
export const readableLabels = {
  [`& .${funnelSectionClasses.label}`]: {
    fill: 'white',
    fontWeight: 700,
    paintOrder: 'stroke',
    stroke: 'rgba(0, 0, 0, 0.7)',
    strokeWidth: 3,
  },
};

/** Steps toward an order in an invented online shop, in one week. */
export const steps = [
  { id: 'visits', label: 'Visits', value: 9400 },
  { id: 'products', label: 'Looked at a product', value: 5170 },
  { id: 'cart', label: 'Put into the cart', value: 1620 },
  { id: 'checkout', label: 'Went to the checkout', value: 890 },
  { id: 'orders', label: 'Ordered', value: 610 },
];
