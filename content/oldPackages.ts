/** An old version of a library, installed under names of its own so that its code can be type-checked. */
export interface OldPackages {
  version: string;
  /** Package as readers import it → folder in `node_modules`. */
  folders: Readonly<Record<string, string>>;
}

/** What migration pages show as before (docs/writing.md, "Changes between versions"), by the name a fence gives it. */
export const oldPackages: Readonly<Record<string, OldPackages>> = {
  'x-tree-view 7': { version: '7.29.10', folders: { '@mui/x-tree-view': 'mui-x-tree-view-7' } },
  'x-tree-view 6': { version: '6.17.0', folders: { '@mui/x-tree-view': 'mui-x-tree-view-6' } },
  'lab 5': { version: '5.0.0-alpha.120', folders: { '@mui/lab': 'mui-lab-5' } },
};
