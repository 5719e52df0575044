import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Product {
  sku: string;
  name: string;
  inStock?: number;
  children?: Product[];
}

const catalog: Product[] = [
  {
    sku: 'C-100',
    name: 'Climbing',
    children: [
      { sku: 'C-101', name: 'Rope, 60 m', inStock: 14 },
      { sku: 'C-102', name: 'Helmet', inStock: 2 },
      { sku: 'C-103', name: 'Chalk bag', inStock: 0 },
    ],
  },
  {
    sku: 'P-200',
    name: 'Paddling',
    children: [{ sku: 'P-201', name: 'Dry bag', inStock: 31 }],
  },
];

const getSku = (product: Product) => product.sku;
const getName = (product: Product) => product.name;

function stockColor(inStock: number) {
  return inStock === 0 ? 'error' : inStock < 5 ? 'default' : 'success';
}

function ProductItem(props: TreeItemProps) {
  const inStock = useTreeItemModel<Product>(props.itemId)?.inStock;
  const label = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {props.label}
      {inStock !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          color={stockColor(inStock)}
          label={`${inStock} in stock`}
        />
      )}
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function StockItems() {
  return (
    <RichTreeView
      aria-label="Catalog"
      items={catalog}
      getItemId={getSku}
      getItemLabel={getName}
      slots={{ item: ProductItem }}
      defaultExpandedItems={['C-100']}
    />
  );
}
