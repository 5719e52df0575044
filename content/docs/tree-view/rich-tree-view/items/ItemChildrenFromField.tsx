import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Employee {
  staffNumber: number;
  name: string;
  reports?: Employee[];
}

const staff: Employee[] = [
  {
    staffNumber: 1001,
    name: 'Ines Carvalho, head baker',
    reports: [
      {
        staffNumber: 1004,
        name: 'Tomasz Nowak, bread',
        reports: [{ staffNumber: 1009, name: 'Aoife Byrne, apprentice' }],
      },
      { staffNumber: 1006, name: 'Mina Sato, pastry' },
    ],
  },
  { staffNumber: 1002, name: 'Karl Lindqvist, shop' },
];

const getItemId = (employee: Employee) => String(employee.staffNumber);
const getItemLabel = (employee: Employee) => employee.name;
const getItemChildren = (employee: Employee) => employee.reports;

export default function ItemChildrenFromField() {
  return (
    <RichTreeView
      aria-label="Bakery staff"
      items={staff}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['1001', '1004']}
    />
  );
}
