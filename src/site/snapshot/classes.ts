/** The classes of an element, each with a space on both sides. The `classList` of jsdom takes several times as long. */
export const classesOf = (element: Element): string =>
  ` ${element.getAttribute('class')?.replace(/[\t\n\f\r]/g, ' ') ?? ''} `;

export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(` ${name} `);

export function hasOneOf(element: Element, names: readonly string[]): boolean {
  const classes = classesOf(element);
  return names.some((name) => classes.includes(` ${name} `));
}
