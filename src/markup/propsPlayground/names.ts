/** The id of a prop's control: `site/propsPlayground` finds it by that. */
export const controlId = (prop: string): string => `playground-${prop}`;
