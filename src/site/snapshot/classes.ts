/** The classes of an element, each with a space on both sides. The `classList` of jsdom takes several times as long. */
export const classesOf = (element: Element): string =>
  ` ${element.getAttribute('class')?.replace(/[\t\n\f\r]/g, ' ') ?? ''} `;

/** @param classes of `classesOf`. */
export const hasOneOf = (classes: string, names: readonly string[]): boolean =>
  names.some((name) => classes.includes(` ${name} `));

export const hasClass = (element: Element, name: string): boolean =>
  hasOneOf(classesOf(element), [name]);
