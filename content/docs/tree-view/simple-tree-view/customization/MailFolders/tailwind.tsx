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

const tones = {
  success: 'text-(--mui-palette-success-main)',
  warning: 'text-(--mui-palette-warning-main)',
  error: 'text-(--mui-palette-error-main)',
  none: 'text-(--mui-palette-text-secondary)',
};

function MailItem(props: MailItemProps) {
  const { label, icon: Icon, tone, unread, ...other } = props;

  return (
    <TreeItem
      {...other}
      label={
        <div className="flex items-center gap-3 text-[14px]">
          <Icon className={`text-[20px] ${tones[tone ?? 'none']}`} />
          <span className="grow truncate in-data-selected:font-bold">
            {label}
          </span>
          {unread && (
            <small className="shrink-0 text-[12px] font-bold">{unread}</small>
          )}
        </div>
      }
    />
  );
}

const classes = {
  itemContent: [
    'rounded-none rounded-e-[16px] py-[5px] pe-4',
    'data-selected:bg-(--mui-palette-primary-main)/16',
    '[li:focus-visible>&]:outline-2 [li:focus-visible>&]:-outline-offset-2',
    '[li:focus-visible>&]:outline-(--mui-palette-primary-main)',
  ].join(' '),
};

export default function MailFolders() {
  return (
    <SimpleTreeView
      className="max-w-[280px]"
      aria-label="Mail folders"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="inbox"
      classes={classes}
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
