import type { Element, ElementContent, Root } from 'hast';
import { plannedMessages } from '#content/messages/planned.ts';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import type { ProductOfDemos } from '#markup/gallery/DemoGallery.tsx';
import { tabStyles, type TabGroup } from '#markup/tabs/tabStyles.ts';
import type { DemoFrame } from '../demos/frame.ts';
import type { DemoHeights } from '../demos/heights.ts';
import type { Preview } from '../demos/runDemos.ts';
import { DEMO_PLACE } from '../markdown/directives.ts';
import type { HighlightedCode } from '../highlight/highlightedCode.ts';
import { linkImports } from '../highlight/importLinks.ts';
import { element, place, placedProps, replaceElements, type PlacedProps } from '../print/tree.ts';
import { keepToPreviews } from './keepToPreviews.ts';
import { shareFiles, type FrameOnPage } from './shareFiles.ts';
import { tidyRules } from './tidyRules.ts';

interface Parts {
  key: string;
  /** From Markdown, with places where demos go. */
  tree: Root;
  /** Demo name → its frame. */
  frames: ReadonlyMap<string, DemoFrame>;
  previews: ReadonlyMap<string, Preview>;
  heights: DemoHeights;
  /** What the gallery of all demos lists. */
  products: readonly ProductOfDemos[];
  tabs: readonly TabGroup[];
  /** Date libraries other than Day.js in which the page's code exists. */
  libraries: readonly DerivedLibrary[];
  /** CSS that the page's demos bring. */
  css: string;
  /** Whether a route has a page; links to others become plain text until it does. */
  exists: (route: string) => boolean;
  /** The reference of a name that code imports; undefined when it has none. */
  addressOfImport: (name: string, from: string) => string | undefined;
  /** Whether a page is planned and not written: links to it say so. */
  isPromised: (route: string) => boolean;
}

/** The article of a page: prose, demo frames with what a server rendered of them, and the few rules they need. */
export function assemble(parts: Parts): Root {
  const { tabs, css } = parts;
  const frames = shareFiles(parts.frames);
  const tree = replaceElements(parts.tree, (node) => {
    if (node.tagName === DEMO_PLACE)
      return frameAt({ ...parts, frames }, String(node.properties['name']));
    if (placedProps(node, 'DemoGallery') !== undefined) {
      return [place('DemoGallery', { products: parts.products })];
    }
    const block = placedProps(node, 'CodeBlock');
    return block === undefined ? linkOf(node, parts) : [linkedBlock(block, parts)];
  });
  const styles = [tabStyles(tabs), criticalCss(parts), css].join('');
  const style = styles === '' ? [] : [element('style', {}, [styles])];
  const choice =
    parts.libraries.length === 0
      ? []
      : [place('DateLibraryChoice', { libraries: ['dayjs', ...parts.libraries] })];
  return { type: 'root', children: [...style, ...choice, ...tree.children] };
}

/** A fence whose imports lead to the reference. */
function linkedBlock(
  { code: { code, js }, ...rest }: PlacedProps<'CodeBlock'>,
  { addressOfImport }: Parts,
): Element {
  const link = (text: HighlightedCode) => linkImports(text, addressOfImport);
  const linked = { code: link(code), ...(js !== undefined && { js: link(js) }) };
  return place('CodeBlock', { ...rest, code: linked });
}

function frameAt(
  {
    key,
    frames,
    previews,
    heights,
  }: Omit<Parts, 'frames'> & { frames: ReadonlyMap<string, FrameOnPage> },
  name: string,
): Element[] {
  const frame = frames.get(name);
  if (frame === undefined) return [];
  const id = `${key}/${name}`;
  const preview = previews.get(id)?.html ?? '';
  return [place('DemoFrame', { ...frame, stage: { heights: heights[id] ?? [0, 0, 0], preview } })];
}

/** Each of emotion's rules once a page, in the order they were first inserted. */
function criticalCss({ key, frames, previews }: Parts): string {
  const rules = new Map<string, string>();
  let shown = '';
  for (const name of frames.keys()) {
    const preview = previews.get(`${key}/${name}`);
    if (preview === undefined) continue;
    shown += preview.html;
    for (const [hash, css] of Object.entries(preview.css)) rules.set(hash, css);
  }
  return keepToPreviews(tidyRules([...rules.values()], shown));
}

/** A link into the site whose page is not written: with a word that says so, or as text where there is nothing to say. */
function linkOf(
  { tagName, properties, children }: Element,
  { exists, isPromised }: Pick<Parts, 'exists' | 'isPromised'>,
): ElementContent[] | undefined {
  const { href } = properties;
  if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('/x/')) return undefined;
  const route = href.replace(/[?#].*/, '');
  if (exists(route)) return undefined;
  if (!isPromised(route)) return children;
  const mark = element('small', {}, [` ${plannedMessages.mark}`]);
  return [element('a', { href, 'data-planned': '' }, [...children, mark])];
}
