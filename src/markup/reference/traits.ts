/** What the toggles above a list of the reference look at. */
export const TRAITS = [
  ['required', 'Required'],
  ['callback', 'Callbacks'],
  ['paid', 'Pro and Premium'],
  ['deprecated', 'Deprecated'],
] as const;

export type Trait = (typeof TRAITS)[number][0];
