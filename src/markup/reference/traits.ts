/** What the toggles above a list of the reference look at, in their order. */
export const TRAITS = ['required', 'callback', 'paid', 'deprecated'] as const;

export type Trait = (typeof TRAITS)[number];
