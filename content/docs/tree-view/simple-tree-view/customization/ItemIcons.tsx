import AddIcon from '@mui/icons-material/AddBoxOutlined';
import HiveIcon from '@mui/icons-material/Hive';
import LockIcon from '@mui/icons-material/Lock';
import RemoveIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemIcons() {
  return (
    <SimpleTreeView
      aria-label="Apiaries"
      slots={{
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: HiveIcon,
      }}
      defaultExpandedItems={['orchard']}
    >
      <TreeItem itemId="orchard" label="Orchard">
        <TreeItem itemId="hive-1" label="Hive 1" />
        <TreeItem
          itemId="hive-2"
          label="Hive 2, quarantined"
          slots={{ icon: LockIcon }}
          slotProps={{
            icon: { style: { color: 'var(--mui-palette-error-main)' } },
          }}
        />
      </TreeItem>
      <TreeItem itemId="roof" label="Town hall roof">
        <TreeItem itemId="hive-3" label="Hive 3" />
      </TreeItem>
    </SimpleTreeView>
  );
}
