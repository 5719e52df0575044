export interface FileItem {
  id: string;
  label: string;
  type: 'folder' | 'image' | 'text';
  children?: FileItem[];
}

export const files: FileItem[] = [
  {
    id: 'catalog',
    label: 'Catalog',
    type: 'folder',
    children: [
      { id: 'cover', label: 'cover.png', type: 'image' },
      { id: 'preface', label: 'preface.md', type: 'text' },
    ],
  },
  { id: 'press', label: 'Press', type: 'folder', children: [] },
  { id: 'notes', label: 'notes.md', type: 'text' },
];
