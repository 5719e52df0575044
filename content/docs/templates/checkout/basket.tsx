import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  MOST_OF_ONE,
  printPrice,
  shippingOf,
  subtotalOf,
  type Line,
} from './order';

interface BasketProps {
  lines: readonly Line[];
  onChange: (id: string, count: number) => void;
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {printPrice(cents)}
      </Typography>
    </Box>
  );
}

export function Basket({ lines, onChange }: BasketProps) {
  const title = React.useRef<HTMLHeadingElement>(null);
  const subtotal = subtotalOf(lines);
  const shipping = shippingOf(lines);

  const change = (id: string, count: number) => {
    onChange(id, count);
    if (count === 0) {
      // The button that was pressed goes with its line.
      title.current?.focus();
    }
  };

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="h6" tabIndex={-1} ref={title}>
        Your basket
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {lines.map(({ product, count }) => (
          <Box
            component="li"
            key={product.id}
            sx={{ display: 'flex', alignItems: 'center', py: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2">{product.name}</Typography>
              <Typography variant="caption" color="text.secondary">
                {product.detail}, {printPrice(product.price)}
              </Typography>
            </Box>
            <IconButton
              size="small"
              aria-label={
                count === 1
                  ? `Remove ${product.name}`
                  : `One less of ${product.name}`
              }
              onClick={() => change(product.id, count - 1)}
            >
              <Remove fontSize="small" />
            </IconButton>
            <Typography
              aria-live="polite"
              variant="body2"
              sx={{ width: 24, textAlign: 'center' }}
            >
              {count}
            </Typography>
            <IconButton
              size="small"
              aria-label={`One more of ${product.name}`}
              onClick={() =>
                change(product.id, Math.min(count + 1, MOST_OF_ONE))
              }
            >
              <Add fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {lines.length === 0 && (
        <Typography variant="body2" sx={{ py: 1 }}>
          Your basket is empty.
        </Typography>
      )}
      <Divider />
      <Box component="dl" sx={{ mb: 0, mt: 1 }}>
        <Sum label="Goods" cents={subtotal} />
        <Sum label="Delivery" cents={shipping} />
        <Sum label="Total" cents={subtotal + shipping} />
      </Box>
    </Paper>
  );
}
