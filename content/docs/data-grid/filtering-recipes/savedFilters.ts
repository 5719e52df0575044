import * as React from 'react';
import type { GridFilterModel } from '@mui/x-data-grid-pro';

export interface SavedFilter {
  name: string;
  model: GridFilterModel;
}

interface SavedFilters {
  filters: SavedFilter[];
  /** Replaces the one with the same name. */
  save: (filter: SavedFilter) => void;
  remove: (name: string) => void;
}

export const SavedFiltersContext = React.createContext<SavedFilters | null>(
  null,
);

export function useSavedFilters(): SavedFilters {
  const saved = React.useContext(SavedFiltersContext);
  if (!saved) {
    throw new Error('Put the grid into a SavedFiltersContext.');
  }
  return saved;
}
