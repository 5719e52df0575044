/** What the ids of a view start with: of the one in the box, and of the one on the search's own page. */
export const BOX = 'search';
export const OWN_PAGE = 'search-page';

/** The id of a view's field, as a type: what every page loads has it written out. */
export type FieldId<V extends string> = `${V}-field`;
export const fieldId = <V extends string>(view: V): FieldId<V> => `${view}-field`;

/** The id of an option, which ends in its place in the list. */
export const optionId = (view: string, at: number): string => `${view}-option-${at}`;

/** The place that an id of an option ends in. */
export const placeOfOption = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
