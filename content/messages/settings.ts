/** What a reader can set, and the words for the values. */
export const settingMessages = {
  mode: { title: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark' },
  code: { title: 'Code', ts: 'TypeScript', js: 'JavaScript' },
  styling: { title: 'Demo styling', system: 'System', tailwind: 'Tailwind', css: 'CSS' },
  dateLibrary: 'Date library of pickers',
  versions: { title: 'Your versions', open: 'Choose versions…' },
  direction: { title: 'Direction', ltr: 'Left to right', rtl: 'Right to left' },
  density: { title: 'Demo density', normal: 'Normal', dense: 'Dense' },
  brand: {
    title: 'Demo color',
    default: 'Default',
    teal: 'Teal',
    plum: 'Plum',
    rust: 'Rust',
    custom: 'Custom color',
  },
} as const;
