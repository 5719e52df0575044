import { byClass } from '#markup/selectors.ts';

/*
 * The search box of migration pages (`src/compiler/markdown/changesDirective.ts`): shows the changes that name what the
 * reader types. Loaded on pages that have the box.
 */

/** A heading with what stands under it, up to the next heading of level 2 or 3. */
interface Section {
  level: 2 | 3;
  heading: HTMLElement;
  parts: HTMLElement[];
  /** Only holds other sections. */
  empty: boolean;
  /** In lower case. */
  title: string;
  text: string;
}

/** The sections after the box, in order. */
function sectionsAfter(box: HTMLElement): Section[] {
  const sections: Section[] = [];
  for (let next = box.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement) || next.matches(byClass('feedback'))) continue;
    if (next.matches('h2, h3')) sections.push(createSection(next));
    else sections.at(-1)?.parts.push(next);
  }
  for (const section of sections) {
    const written = section.parts.filter((part) => !part.matches(byClass('island')));
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
function find(sections: readonly Section[], query: string): Set<Section> {
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

/** The found ones, each below its own title. */
function withTitles(sections: readonly Section[], found: ReadonlySet<Section>): Set<Section> {
  const shown = new Set(found);
  let parent: Section | undefined;
  for (const section of sections) {
    if (section.level === 2) parent = section;
    else if (found.has(section) && parent !== undefined) shown.add(parent);
  }
  return shown;
}

function setShown({ heading, parts }: Section, isShown: boolean): void {
  for (const element of [heading, ...parts]) element.hidden = !isShown;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // malformed percent-encoding names nothing
  }
}

/** Makes the box work. @returns what undoes it. */
export function filterChanges(box: HTMLElement): () => void {
  const input = box.querySelector<HTMLInputElement>('input');
  const output = box.querySelector('output');
  if (input === null || output === null) return () => undefined;
  const sections = sectionsAfter(box);
  const total = sections.filter(({ empty }) => !empty).length;

  const show = (asked?: Section): void => {
    const found = find(sections, input.value);
    if (asked !== undefined && !asked.empty) found.add(asked);
    const shown = withTitles(sections, found);
    for (const section of sections) setShown(section, shown.has(section) || section === asked);
    output.textContent = `${found.size} of ${total} changes`;
  };
  // A link to a change shows it, whatever stands in the box.
  const onHash = (): void => {
    const target = targetOf(location.hash);
    const asked = sections.find(({ heading, parts }) =>
      [heading, ...parts].some((element) => element.contains(target)),
    );
    if (target === null || asked === undefined || !asked.heading.hidden) return;
    show(asked);
    target.scrollIntoView();
  };
  const onInput = (): void => show();
  input.addEventListener('input', onInput);
  addEventListener('hashchange', onHash);
  // What was typed before this script was there, or restored by the browser, counts.
  if (input.value !== '') show();
  onHash();
  return () => {
    input.removeEventListener('input', onInput);
    removeEventListener('hashchange', onHash);
  };
}
