import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const mailbox = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'invoices', label: 'Invoices' },
      { id: 'travel', label: 'Travel' },
    ],
  },
  { id: 'drafts', label: 'Drafts' },
  { id: 'sent', label: 'Sent' },
];

export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={mailbox}
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="invoices"
    />
  );
}
