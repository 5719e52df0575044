import { describeElement, namingClass, type Inspected } from '#core/inspect/describe.ts';
import type { InspectIndex } from '#core/inspect/model.ts';

/** An element of the library inside a demo: most are HTML, those of charts are SVG. */
export type Candidate = HTMLElement | SVGElement;

/** The elements of a stage that the library's reference names, as they stand now. */
export interface Candidates {
  /** Whether something stands where candidates are looked for. */
  holds: (node: Node) => boolean;
  /** In document order. */
  all: () => Candidate[];
  /** The element itself or the nearest one around it. */
  at: (node: EventTarget | null) => Candidate | undefined;
  /** Those around an element, the outermost first, and itself. */
  trail: (element: Candidate) => Candidate[];
  describe: (element: Candidate) => Inspected | undefined;
}

interface Searched {
  /** What holds the demo: its stage, and what it has opened outside of it. */
  roots: () => readonly HTMLElement[];
  index: InspectIndex;
  /** Names of the elements in the demo's code, in order. */
  written: readonly string[];
}

export function findCandidates({ roots, index, written }: Searched): Candidates {
  const rootOf = (node: Node): HTMLElement | undefined =>
    roots().find((root) => root.contains(node));
  const isCandidate = (node: Element): node is Candidate =>
    (node instanceof HTMLElement || node instanceof SVGElement) &&
    namingClass(index, [...node.classList]) !== undefined;
  const around = (element: Element): Element[] => {
    const found: Element[] = [];
    const [stage] = roots();
    let node = element.parentElement;
    while (node !== null && node !== stage && node !== document.body) {
      found.push(node);
      node = node.parentElement;
    }
    return found;
  };
  return {
    holds: (node) => rootOf(node) !== undefined,
    all: () =>
      roots()
        .flatMap((root) => [...root.querySelectorAll('[class]')])
        .filter(isCandidate)
        .filter(isSeen),
    at: (node) =>
      node instanceof Element && rootOf(node) !== undefined
        ? [node, ...around(node)].find(isCandidate)
        : undefined,
    trail: (element) => [element, ...around(element).filter(isCandidate)].toReversed(),
    describe: (element) =>
      describeElement(index, {
        classes: [...element.classList],
        around: around(element).map(({ classList }) => [...classList]),
        written,
        outside: rootOf(element) !== roots()[0],
      }),
  };
}

/** Takes room on the page: what is hidden cannot be outlined. */
function isSeen(element: Candidate): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 || height > 0;
}

export type Step = 'out' | 'in' | 'next' | 'previous';

/**
 * The element one step away: `out` to the nearest around it, `in` to the first inside, `next` and `previous` among those
 * with the same one around; past the last, on to the next of the document.
 */
export function stepFrom(
  { all, trail }: Candidates,
  element: Candidate,
  step: Step,
): Candidate | undefined {
  const parent = (one: Candidate): Candidate | undefined => trail(one).at(-2);
  if (step === 'out') return parent(element);
  const elements = all();
  const at = elements.indexOf(element);
  if (step === 'in') {
    const next = elements[at + 1];
    return next !== undefined && element.contains(next) ? next : undefined;
  }
  const rest = step === 'next' ? elements.slice(at + 1) : elements.slice(0, at).toReversed();
  const own = parent(element);
  const sibling = rest.find((one) => parent(one) === own);
  return sibling ?? rest.find((one) => !one.contains(element) && !element.contains(one));
}
