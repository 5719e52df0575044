import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import PdfIcon from '@mui/icons-material/PictureAsPdf';
import TableIcon from '@mui/icons-material/TableChart';

export interface FileEntry {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'pdf' | 'table';
  size: string;
  children?: FileEntry[];
}

export const icons = {
  folder: FolderIcon,
  image: ImageIcon,
  pdf: PdfIcon,
  table: TableIcon,
};

export const files: FileEntry[] = [
  {
    id: 'harbor',
    label: 'Harbor bridge',
    kind: 'folder',
    size: '4 items',
    children: [
      {
        id: 'photos',
        label: 'Photos',
        kind: 'folder',
        size: '2 items',
        children: [
          {
            id: 'pier-3',
            label: 'pier-3-before-repair.jpg',
            kind: 'image',
            size: '4.2 MB',
          },
          { id: 'deck', label: 'deck.jpg', kind: 'image', size: '3.8 MB' },
        ],
      },
      { id: 'report', label: 'report.pdf', kind: 'pdf', size: '780 kB' },
      { id: 'loads', label: 'loads.xlsx', kind: 'table', size: '96 kB' },
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    kind: 'folder',
    size: '1 item',
    children: [
      { id: 'steel', label: 'steel.pdf', kind: 'pdf', size: '112 kB' },
    ],
  },
];
