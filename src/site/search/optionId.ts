/** The id of an option, which ends in its place in the list. */
export const optionId = (view: string, at: number): string => `${view}-option-${at}`;

/** The place that an id of an option ends in. */
export const placeOfOption = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
