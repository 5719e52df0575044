import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoEnvironment } from './DemoEnvironment.tsx';
import { createDemoCache } from './emotionCache.ts';
import { yieldTheme, type Prerendered } from './prerendered.ts';

/**
 * One demo as HTML, as a server would render it. Bundled and run by the compiler at build time; never part of what a
 * visitor loads. The demo's name stands before every id that React makes, so that demos of one page share none.
 * @throws what the demo throws.
 */
export function prerender(Demo: ComponentType, { name }: { name: string }): Prerendered {
  const cache = createDemoCache('ltr');
  cache.compat = true; // keep the rules in the cache instead of writing <style> beside each element
  const html = renderToString(
    <DemoEnvironment cache={cache} direction="ltr" mode="system" themeInScript={false} isPicture>
      <Demo />
    </DemoEnvironment>,
    { identifierPrefix: name },
  );
  const css: Record<string, string> = {};
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules === 'string') css[name] = yieldTheme(rules);
  }
  return { html, css };
}
