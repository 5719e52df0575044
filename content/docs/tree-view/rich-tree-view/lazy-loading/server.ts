export interface FileItem {
  id: string;
  label: string;
  childrenCount: number;
}

export const roots: FileItem[] = [
  { id: 'projects', label: 'Projects', childrenCount: 2 },
  { id: 'staff', label: 'Staff', childrenCount: 2 },
  { id: 'logo', label: 'logo.svg', childrenCount: 0 },
];

const folders: Record<string, FileItem[]> = {
  projects: [
    { id: 'library', label: 'Town library', childrenCount: 2 },
    { id: 'depot', label: 'Tram depot', childrenCount: 1 },
  ],
  library: [
    { id: 'library-plan', label: 'floor-plan.dwg', childrenCount: 0 },
    { id: 'library-costs', label: 'costs.xlsx', childrenCount: 0 },
  ],
  depot: [{ id: 'depot-permit', label: 'permit.pdf', childrenCount: 0 }],
  staff: [
    { id: 'rota', label: 'rota.xlsx', childrenCount: 0 },
    { id: 'training', label: 'training.pdf', childrenCount: 0 },
  ],
};

const LATENCY_MS = 400;

/** Stands in for a server: answers after a while, or not at all. */
export async function fetchFiles(
  parentId?: string,
  down = false,
): Promise<FileItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, LATENCY_MS);
  });
  if (down) {
    throw new Error('503: the file server is down');
  }
  return parentId ? (folders[parentId] ?? []) : roots;
}
