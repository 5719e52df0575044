import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const MarkedContent = styled(TreeItemContent)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: '3px solid transparent',
  '&[data-selected]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  '&[data-focused]': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));

function SettingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ content: MarkedContent }} />;
}

export default function ContentMarks() {
  return (
    <SimpleTreeView
      aria-label="Settings"
      defaultExpandedItems={['display']}
      defaultSelectedItems="text-size"
    >
      <SettingItem itemId="display" label="Display">
        <SettingItem itemId="text-size" label="Text size" />
        <SettingItem itemId="contrast" label="Contrast" />
        <SettingItem itemId="hdr" label="HDR, no such screen" disabled />
      </SettingItem>
      <SettingItem itemId="sound" label="Sound">
        <SettingItem itemId="volume" label="Volume" />
      </SettingItem>
    </SimpleTreeView>
  );
}
