import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from './departments';

const rules = { descendants: true, parents: true };
const saved = ['kitchen', 'hoses'];

export default function PropagateOnMount() {
  const initial = useApplyPropagationToSelectedItemsOnMount({
    items: departments,
    selectionPropagation: rules,
    selectedItems: saved,
  });

  return (
    <RichTreeView
      aria-label="Saved filter"
      multiSelect
      checkboxSelection
      selectionPropagation={rules}
      items={departments}
      defaultExpandedItems={['kitchen', 'appliances', 'garden']}
      defaultSelectedItems={initial}
    />
  );
}
