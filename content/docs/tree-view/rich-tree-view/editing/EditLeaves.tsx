import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const recipes: TreeViewBaseItem[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'beetroot', label: 'Beetroot soup' },
      { id: 'barley', label: 'Barley broth' },
    ],
  },
  { id: 'bread', label: 'Rye bread' },
];

const isLeaf = (recipe: TreeViewBaseItem) => !recipe.children?.length;

export default function EditLeaves() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      isItemEditable={isLeaf}
      expansionTrigger="content"
      defaultExpandedItems={['soups']}
    />
  );
}
