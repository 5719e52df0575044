import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface MailLabelProps {
  icon: React.ReactNode;
  name: string;
  unread?: number;
}

function MailLabel({ icon, name, unread }: MailLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {icon}
      {name}
      {unread !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {unread} unread
        </Typography>
      )}
    </Box>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView aria-label="Mail folders" defaultExpandedItems={['inbox']}>
      <TreeItem
        itemId="inbox"
        label={<MailLabel icon={<InboxIcon />} name="Inbox" unread={12} />}
      >
        <TreeItem
          itemId="invoices"
          label={<MailLabel icon={<FolderIcon />} name="Invoices" unread={3} />}
        />
        <TreeItem
          itemId="travel"
          label={<MailLabel icon={<FolderIcon />} name="Travel" />}
        />
      </TreeItem>
      <TreeItem
        itemId="drafts"
        label={<MailLabel icon={<DraftsIcon />} name="Drafts" />}
      />
    </SimpleTreeView>
  );
}
