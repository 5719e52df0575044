import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Person {
  staffNumber: number;
  name: string;
  reports?: Person[];
}

const director: Person = {
  staffNumber: 101,
  name: 'Amara Okafor',
  reports: [
    {
      staffNumber: 214,
      name: 'Lukas Brandt',
      reports: [
        { staffNumber: 377, name: 'Sofia Rossi' },
        { staffNumber: 402, name: 'Tomás Silva' },
      ],
    },
    { staffNumber: 230, name: 'Mei Tanaka' },
  ],
};

const renderPerson = (person: Person): React.ReactNode => (
  <TreeItem
    key={person.staffNumber}
    itemId={String(person.staffNumber)}
    label={person.name}
  >
    {person.reports?.map(renderPerson)}
  </TreeItem>
);

export default function StaffFromData() {
  return (
    <SimpleTreeView aria-label="Staff" defaultExpandedItems={['101', '214']}>
      {renderPerson(director)}
    </SimpleTreeView>
  );
}
