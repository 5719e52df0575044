import DeleteIcon from '@mui/icons-material/Delete';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/Send';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import './styles.css';

interface MailItemProps extends TreeItemProps {
  label: string;
  icon: typeof InboxIcon;
  tone?: 'success' | 'warning' | 'error';
  unread?: number;
}

function MailItem(props: MailItemProps) {
  const { label, icon: Icon, tone = 'none', unread, ...other } = props;

  return (
    <TreeItem
      {...other}
      label={
        <div className="MailFolders-label">
          <Icon className={`MailFolders-icon MailFolders-icon-${tone}`} />
          <span className="MailFolders-name">{label}</span>
          {unread && <small className="MailFolders-unread">{unread}</small>}
        </div>
      }
    />
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      className="MailFolders"
      aria-label="Mail folders"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="inbox"
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
