/** The share of pixels that may differ. */
const GRID_LIMIT = 0.005;
const CHART_LIMIT = 0.02;

/** Demos with a text of several lines, which only a browser measures. Everything below it lies higher in the picture. */
const LINES_OF_TEXT = {
  limit: 0.11,
  reason: 'A text field is as high as its lines, which only a browser measures.',
};

/** Demos with a message in the middle of an empty grid. */
const MIDDLE = {
  limit: 0.015,
  reason: 'The message lies a part of a pixel elsewhere, so that the edges of its letters differ.',
};

/** Grids of which letters lie parts of a pixel higher in the first view that is compared. Their boxes lie alike. */
const FIRST_VIEW = {
  limit: 0.02,
  reason:
    'Only in the first view, letters are drawn parts of a pixel higher. The cause is not found yet.',
};

/** Demos whose picture cannot be what they show, with the share of pixels that differs then, and why. */
const EXCEPTIONS: Readonly<Record<string, { limit: number; reason: string }>> = {
  AutosizeAfterLoading: {
    limit: 0.04,
    reason:
      'Columns are fitted to their text once a server has answered: only a browser measures it.',
  },
  AutosizeGroups: {
    limit: 0.02,
    reason: 'The column of groups is fitted to its text: only a browser measures it.',
  },
  ShipmentCards: FIRST_VIEW,
  ListToolbar: FIRST_VIEW,
  TransitBars: { ...FIRST_VIEW, limit: 0.022 },
  TimeOffCalendar: FIRST_VIEW,
  GrowingPanels: {
    limit: 0.015,
    reason: 'An open panel is as high as its content, which only a browser measures.',
  },
  ConfirmedPaste: LINES_OF_TEXT,
  PastedText: LINES_OF_TEXT,
  SavedPaste: LINES_OF_TEXT,
  TonsAndKilograms: LINES_OF_TEXT,
  FeatureProof: {
    limit: 0.01,
    reason: 'The picture of a native select shows its first option, whichever is chosen.',
  },
  ClearFilters: MIDDLE,
  ShowAllColumns: MIDDLE,
};

/** @returns the share of pixels, from 0 to 1, that may differ between a demo of this kind and its picture. */
export const limitOf = (name: string, kind: 'grid' | 'chart'): number =>
  EXCEPTIONS[name]?.limit ?? (kind === 'grid' ? GRID_LIMIT : CHART_LIMIT);
