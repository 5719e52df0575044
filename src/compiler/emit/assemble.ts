import { printIsland } from '#core/islands.ts';
import type { DemoHeights } from '../demos/heights.ts';
import { STAGE_MARK } from '../demos/frame.ts';
import type { Preview } from '../demos/runDemos.ts';
import { DEMO_MARK } from '../markdown/directives.ts';
import { printTabStyles } from '../markdown/tabs.ts';
import type { TabGroup } from '../markdown/context.ts';

interface Parts {
  key: string;
  /** From Markdown, with marks where demos go. */
  html: string;
  /** Demo name → its static frame, with a mark where it is mounted. */
  frames: ReadonlyMap<string, string>;
  previews: ReadonlyMap<string, Preview>;
  heights: DemoHeights;
  tabs: readonly TabGroup[];
  /** CSS that the page's demos bring. */
  css: string;
  /** Whether a route has a page; links to others become plain text until it does. */
  exists: (route: string) => boolean;
}

/** The article of a page: prose, demo frames with what a server rendered of them, and the few rules they need. */
export function assemble(parts: Parts): string {
  const body = parts.html
    .replace(DEMO_MARK, (_, name: string) => parts.frames.get(name) ?? '')
    .replace(STAGE_MARK, (_, name: string) => printStage(parts, name));
  const styles = [printTabStyles(parts.tabs), criticalCss(parts), parts.css].join('');
  const style = styles === '' ? '' : `<style>${styles.replace(/<\/style/gi, '<\\/style')}</style>`;
  return style + unlinkPlanned(body, parts.exists);
}

function printStage({ key, previews, heights }: Parts, name: string): string {
  const id = `${key}/${name}`;
  const [small, medium, large] = heights[id] ?? [0, 0, 0];
  const html = previews.get(id)?.html ?? '';
  const inside =
    html === ''
      ? '<noscript><p class="demo-note">This demo needs JavaScript. Its code stands below.</p></noscript>'
      : `<div class="demo-preview">${html}</div>`;
  return `<div class="demo-stage" ${printIsland('demo')} data-stage="${name}" style="--h0:${small}px;--h1:${medium}px;--h2:${large}px">${inside}</div>`;
}

/** Each of emotion's rules once a page, in the order they were first inserted. */
function criticalCss({ key, frames, previews }: Parts): string {
  const rules = new Map<string, string>();
  for (const name of frames.keys()) {
    for (const [hash, css] of Object.entries(previews.get(`${key}/${name}`)?.css ?? {})) {
      rules.set(hash, css);
    }
  }
  return [...rules.values()].join('');
}

/** Anchors the compiler printed; they hold no other anchor. */
const SITE_LINK = /<a href="(\/x\/[^"#]*)(?:#[^"]*)?"(?: title="[^"]*")?>([\s\S]*?)<\/a>/g;

const unlinkPlanned = (html: string, exists: (route: string) => boolean): string =>
  html.replace(SITE_LINK, (link, route: string, text: string) => (exists(route) ? link : text));
