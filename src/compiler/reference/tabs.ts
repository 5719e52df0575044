/** A view of one documented thing, on a page of its own. */
export interface Tab {
  title: string;
  route: string;
}

/** Links between the views of a component or interface; none when there is only one. */
export function printTabs(name: string, tabs: readonly Tab[], current: string): string {
  if (tabs.length < 2) return '';
  const links = tabs.map(
    ({ title, route }) =>
      `<a href="${route}"${route === current ? ' aria-current="page"' : ''}>${title}</a>`,
  );
  return `<nav class="api-tabs" aria-label="About ${name}">${links.join('')}</nav>`;
}
