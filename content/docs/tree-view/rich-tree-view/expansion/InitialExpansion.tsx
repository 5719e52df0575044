import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { settings } from './settings';

export default function InitialExpansion() {
  return (
    <RichTreeView
      aria-label="Settings"
      items={settings}
      defaultExpandedItems={['account']}
    />
  );
}
