import { walk, type Leaf } from './tree.ts';

const REFERENCES = new Set(['for', 'href', 'xlink:href', 'headers', 'list']);

/**
 * Gives ids a prefix, those that attributes and rules refer to as well: the live demo beside it has the same ones, and so
 * may another demo of the page. A rule that names an id becomes a rule of this demo.
 * @param css rules by hash; changed in place.
 */
export function prefixIds(
  trees: readonly Leaf[],
  css: Record<string, string>,
  prefix: string,
): void {
  const ids = new Set<string>();
  for (const tree of trees) {
    walk(tree, ({ attributes }) => {
      const id = attributes['id'];
      if (id !== undefined && !id.startsWith(prefix)) ids.add(id);
    });
  }
  if (ids.size === 0) return;
  const refer = (text: string): string =>
    text.replace(/url\((["']?)#([^"')]+)\1\)/g, (whole, quote: string, id: string) =>
      ids.has(id) ? `url(${quote}#${prefix}${id}${quote})` : whole,
    );
  const renamed = new Map<string, string>();
  for (const [name, rules] of Object.entries(css)) {
    const own = refer(rules);
    if (own === rules) continue;
    renamed.set(`mui-${name}`, `mui-${name}-${prefix}`);
    css[`${name}-${prefix}`] = own.replaceAll(`mui-${name}`, `mui-${name}-${prefix}`);
    delete css[name];
  }
  for (const tree of trees) {
    walk(tree, ({ attributes }) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'id') attributes[name] = ids.has(value) ? prefix + value : value;
        else if (name === 'class')
          attributes[name] = value.replace(/\S+/g, (token) => renamed.get(token) ?? token);
        else if (REFERENCES.has(name) || name.startsWith('aria-'))
          attributes[name] = value.replace(/[^\s#]+/g, (word) =>
            ids.has(word) ? prefix + word : word,
          );
        else attributes[name] = refer(value);
      }
    });
  }
}
