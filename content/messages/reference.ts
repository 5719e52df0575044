/** Lists of the reference: their filters, rows, and what opens beside a name or a type. */
export const referenceMessages = {
  /** @param title what the rows are, such as "Props". */
  filter: (title: string) => `Filter ${title}`,
  filterPlaceholder: 'Filter by name or text',
  count: (shown: number, all: number) => `${shown} of ${all}`,
  traits: {
    required: 'Required',
    callback: 'Callbacks',
    paid: 'Pro and Premium',
    deprecated: 'Deprecated',
  },
  since: (version: string) => `Since ${version}`,
  sinceTitle: (version: string) => `Added in version ${version}`,
  removedIn: (version: string) => `Removed in ${version}`,
  removedTitle: (version: string) => `Version ${version} no longer has it`,
  /** @param version undefined where the package does not tell. */
  deprecated: (version?: string) =>
    version === undefined ? 'Deprecated' : `Deprecated since ${version}`,
  /** In front of a choice of versions. */
  newSince: 'New since',
  anyVersion: 'Any version',
  noEntry: (id: string) => `This page has no entry “${id}”.`,
  cssVariables: 'CSS variables',
  dataAttributes: 'Data attributes',
  settable: 'Yours to set',
  settableTitle: 'Set your own value with the sx prop or in a style sheet',
  slotPicture: (name: string) => `${name} with its slots outlined and numbered`,
  slotDemo: 'Open the demo in this picture',
  slotsNotLit: 'The picture cannot be connected to its rows.',
  details: 'Details',
  required: 'required',
  requiredTitle: 'Required',
  values: 'Values',
  returns: 'returns',
  demos: 'Demos:',
  fullReference: (name: string) => `Full reference of ${name}`,
  views: (name: string) => `About ${name}`,
} as const;
