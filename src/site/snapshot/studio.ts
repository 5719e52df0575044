import { startFakeBrowser, type FakeBrowser } from './fakeBrowser.ts';
import { Layout } from './layout.ts';
import { Rules } from './rules.ts';
import { TextMeasure } from './textWidth.ts';

/** Where pictures of demos are taken. */
export interface Studio {
  browser: FakeBrowser;
  layout: Layout;
  rules: Rules;
}

/**
 * Makes this thread look like a browser. React and demos are loaded after it: they look around once, when they load.
 * @param font a file of Roboto with all of its weights.
 */
export function openStudio(font: string): Studio {
  const rules = new Rules();
  const layout = new Layout(rules, new TextMeasure(font));
  return { rules, layout, browser: startFakeBrowser(() => layout) };
}
