import { byClass, classes } from '#markup/selectors.ts';

/** A change: a heading with what stands under it, up to the next heading of level 2 or 3. */
export interface Section {
  level: 2 | 3;
  heading: HTMLElement;
  parts: HTMLElement[];
  /** Only holds other sections. */
  empty: boolean;
  /** In lower case. */
  title: string;
  text: string;
}

/** The sections after the box of a filter, in order. */
export function sectionsAfter(box: HTMLElement): Section[] {
  const sections: Section[] = [];
  for (let next = box.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement) || next.classList.contains(classes.feedback)) continue;
    if (next.matches('h2, h3')) sections.push(createSection(next));
    else sections.at(-1)?.parts.push(next);
  }
  for (const section of sections) {
    const written = section.parts.filter(({ classList }) => !classList.contains(classes.island));
    section.empty = written.length === 0;
    section.text = [section.title, ...written.map(textOf)].join('\n');
  }
  return sections;
}

const createSection = (heading: HTMLElement): Section => ({
  level: heading.tagName === 'H2' ? 2 : 3,
  heading,
  parts: [],
  empty: false,
  title: textOf(heading),
  text: '',
});

/** What a reader sees of it, without the labels of buttons. */
function textOf(element: Element): string {
  const copied = element.cloneNode(true) as Element;
  for (const button of copied.querySelectorAll(`button, ${byClass('anchor')}`)) button.remove();
  return (copied.textContent ?? '').toLowerCase();
}

/** Which sections a query finds: those that have all its words, and all below a title that has them. */
export function findSections(sections: readonly Section[], query: string): Set<Section> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const found = new Set<Section>();
  let parent: Section | undefined;
  for (const section of sections) {
    if (section.level === 2) parent = section;
    const belowFound = section.level === 3 && parent !== undefined && has(parent.title);
    if (!section.empty && (belowFound || has(section.text))) found.add(section);
  }
  return found;
}

/** Shows these sections, each below its own title, and hides the others. */
export function showSections(sections: readonly Section[], found: ReadonlySet<Section>): void {
  const shown = new Set(found);
  let parent: Section | undefined;
  for (const section of sections) {
    if (section.level === 2) parent = section;
    else if (found.has(section) && parent !== undefined) shown.add(parent);
  }
  for (const section of sections) {
    for (const element of [section.heading, ...section.parts]) {
      element.hidden = !shown.has(section);
    }
  }
}

/** The section that holds what a hash names. */
export function sectionOf(sections: readonly Section[], hash: string): Section | undefined {
  const target = targetOf(hash);
  if (target === null) return undefined;
  return sections.find(({ heading, parts }) =>
    [heading, ...parts].some((element) => element.contains(target)),
  );
}

/** The element that a hash names. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // malformed percent-encoding names nothing
  }
}
