import { styled } from '@mui/material/styles';
import DeleteIcon from '@mui/icons-material/Delete';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/Send';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface MailItemProps extends TreeItemProps {
  label: string;
  icon: typeof InboxIcon;
  tone?: 'success' | 'warning' | 'error';
  unread?: number;
}

const Label = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: '14px',
  '& > span': {
    flexGrow: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > small': { flexShrink: 0, fontSize: '12px', fontWeight: 700 },
});

function MailItem(props: MailItemProps) {
  const { label, icon: Icon, tone, unread, ...other } = props;

  return (
    <TreeItem
      {...other}
      label={
        <Label>
          <Icon
            sx={{
              fontSize: '20px',
              color: tone ? `${tone}.main` : 'text.secondary',
            }}
          />
          <span>{label}</span>
          {unread && <small>{unread}</small>}
        </Label>
      }
    />
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="inbox"
      sx={{
        maxWidth: '280px',
        '& .MuiTreeItem-content': {
          py: '5px',
          pr: '16px',
          borderRadius: 0,
          borderStartEndRadius: '16px',
          borderEndEndRadius: '16px',
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]':
            {
              backgroundColor:
                'color-mix(in oklab, var(--mui-palette-primary-main) 16%, transparent)',
            },
          '&[data-selected] span': { fontWeight: 700 },
        },
        '& li:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: '-2px',
        },
      }}
    >
      <MailItem itemId="inbox" label="Inbox" icon={InboxIcon} unread={4} />
      <MailItem itemId="drafts" label="Drafts" icon={DraftsIcon} unread={1} />
      <MailItem itemId="sent" label="Sent" icon={SendIcon} />
      <MailItem itemId="labels" label="Labels" icon={LabelIcon}>
        <MailItem
          itemId="invoices"
          label="Invoices"
          icon={LabelIcon}
          tone="success"
          unread={12}
        />
        <MailItem
          itemId="travel"
          label="Travel"
          icon={LabelIcon}
          tone="warning"
        />
        <MailItem
          itemId="landlord"
          label="Landlord and neighbors"
          icon={LabelIcon}
          tone="error"
          unread={2}
        />
      </MailItem>
      <MailItem itemId="trash" label="Trash" icon={DeleteIcon} />
    </SimpleTreeView>
  );
}
