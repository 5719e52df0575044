export interface Region {
  id: string;
  label: string;
  childrenCount: number;
}

export const regions: Region[] = [
  { id: 'coast', label: 'Coast', childrenCount: 2 },
  { id: 'hills', label: 'Hills', childrenCount: 1 },
];

const sites: Record<string, Region[]> = {
  coast: [
    { id: 'lighthouse', label: 'Lighthouse', childrenCount: 0 },
    { id: 'pier', label: 'Old pier', childrenCount: 0 },
  ],
  hills: [{ id: 'chapel', label: 'Chapel', childrenCount: 0 }],
};

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
  });

/** Stands in for a server. */
export async function fetchSites(parentId?: string): Promise<Region[]> {
  await pause();
  return parentId ? sites[parentId] : regions;
}

export async function saveName(id: string, label: string): Promise<void> {
  await pause();
  for (const region of [regions, ...Object.values(sites)].flat()) {
    if (region.id === id) {
      region.label = label;
    }
  }
}
