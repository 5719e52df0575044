type Child = Node | string;

/** An element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that does one thing. */
export function makeButton(
  label: Child,
  attributes: Record<string, string>,
  run: () => void,
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, label);
  button.addEventListener('click', run);
  return button;
}
