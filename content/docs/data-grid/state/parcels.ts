import type { GridColDef } from '@mui/x-data-grid';

export interface Parcel {
  id: string;
  town: string;
  weight: number;
  status: 'Sorted' | 'On the van' | 'Delivered';
}

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 80 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 90 },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export const parcels: Parcel[] = [
  { id: 'P-311', town: 'Tromsø', weight: 4.2, status: 'On the van' },
  { id: 'P-312', town: 'Bergen', weight: 0.8, status: 'Delivered' },
  { id: 'P-313', town: 'Bodø', weight: 12.5, status: 'Sorted' },
  { id: 'P-314', town: 'Molde', weight: 2.1, status: 'On the van' },
  { id: 'P-315', town: 'Bergen', weight: 7.4, status: 'On the van' },
  { id: 'P-316', town: 'Ålesund', weight: 1.6, status: 'Delivered' },
  { id: 'P-317', town: 'Harstad', weight: 9.9, status: 'Sorted' },
];
