/* Numbers on the parts of a figure. There is no layout at build: each stands in its part, and CSS puts it to a corner. */

const SVG = 'http://www.w3.org/2000/svg';

/** On a number, which corner of its part it takes: parts inside of each other take different ones. */
const CORNERS = ['start', 'end', 'top', 'bottom'] as const;

/** Numbers a part. @param depth how many parts are around it. */
export function number(part: Element, label: string, depth: number): void {
  if (part.namespaceURI !== SVG) numberElement(part, label, depth);
  else if (part.localName === 'svg') part.append(circleAt(part, label, { x: 2, y: 2 }));
  else numberShape(part, label);
}

/** Those who hold no children, such as fields, do not fill slots. */
function numberElement(part: Element, label: string, depth: number): void {
  const badge = part.ownerDocument.createElement('b');
  badge.className = `part-number ${CORNERS[depth % CORNERS.length] ?? ''}`;
  badge.textContent = label;
  part.append(badge);
}

/** In a drawing the number comes last, so that nothing is drawn over it, and has the transforms of all that is around its shape. */
function numberShape(part: Element, label: string): void {
  const shape = firstShape(part);
  const drawing = part.closest('svg');
  if (shape === undefined || drawing === null) return;
  let node: Element = circleAt(part, label, startOf(shape));
  for (let around: Element | null = shape; around !== null && around !== drawing;) {
    const transform = around.getAttribute('transform');
    const style = /transform:[^;]+/.exec(around.getAttribute('style') ?? '')?.[0];
    if (transform !== null || style !== undefined) {
      const group = part.ownerDocument.createElementNS(SVG, 'g');
      if (transform !== null) group.setAttribute('transform', transform);
      if (style !== undefined) group.setAttribute('style', style);
      group.append(node);
      node = group;
    }
    around = around.parentElement;
  }
  drawing.append(node);
}

const SHAPES = 'rect, path, line, circle, text, use';

const firstShape = (part: Element): Element | undefined =>
  part.matches(SHAPES) ? part : (part.querySelector(SHAPES) ?? undefined);

interface Point {
  x: number;
  y: number;
}

/** Where a shape begins, in its own coordinates. */
function startOf(shape: Element): Point {
  const value = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  switch (shape.localName) {
    case 'line':
      return { x: (value('x1') + value('x2')) / 2, y: (value('y1') + value('y2')) / 2 };
    case 'circle':
      return { x: value('cx'), y: value('cy') };
    case 'path': {
      const [, x = 0, y = 0] =
        /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(shape.getAttribute('d') ?? '') ?? [];
      return { x: Number(x), y: Number(y) };
    }
    default:
      return { x: value('x'), y: value('y') };
  }
}

function circleAt({ ownerDocument }: Element, label: string, { x, y }: Point): Element {
  const make = (name: string, attributes: Record<string, string | number>): Element => {
    const node = ownerDocument.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
    return node;
  };
  const group = make('g', { class: 'part-number', transform: `translate(${x} ${y})` });
  const text = make('text', { 'text-anchor': 'middle', y: 4 });
  text.textContent = label;
  group.append(make('circle', { r: 7.5 }), text);
  return group;
}
