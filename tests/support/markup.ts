import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What a component draws before a browser has it, to compare props: without style sheets, and with the same ids each time.
 * @param element with a size, and without an animation.
 */
export const markupOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/auto-generated-id-\d+/g, 'id');

/** What a chart of 300 by 200 px draws before a browser has it. */
export const chartMarkupOf = <Props extends object>(
  Chart: ComponentType<Props>,
  props: Props,
): string =>
  markupOf(createElement(Chart, { width: 300, height: 200, skipAnimation: true, ...props }));

/** What `act` writes to the console of this process, which does not show it. */
export function consoleOf(act: () => void): string[] {
  const said: string[] = [];
  const { warn, error } = console;
  const listen = (...parts: unknown[]): void => void said.push(String(parts[0]));
  Object.assign(console, { warn: listen, error: listen });
  try {
    act();
  } finally {
    Object.assign(console, { warn, error });
  }
  return said;
}
