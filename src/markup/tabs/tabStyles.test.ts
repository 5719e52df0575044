import { describe, expect, it } from 'vitest';
import { tabStyles } from './tabStyles.ts';

const panels = (css: string): string[] => css.match(/[^{}]+>\.tab-panel[^{}]+/g) ?? [];

describe('tabStyles', () => {
  it('prints nothing for a page without tabs', () => {
    expect(tabStyles([])).toBe('');
  });

  it('shows the remembered panel, and the first one when none is remembered', () => {
    const css = tabStyles([{ group: 'bundler', values: ['vite', 'next'] }]);
    expect(panels(css)).toEqual([
      'html[data-js]:not([data-tab-bundler="vite"]):not([data-tab-bundler="next"]) .tab-set-0>.tab-panel.tab-vite',
      'html[data-js][data-tab-bundler="vite"] .tab-set-0>.tab-panel.tab-vite',
      'html[data-js][data-tab-bundler="next"] .tab-set-0>.tab-panel.tab-next',
    ]);
  });

  it('prints the rules of equal sets once', () => {
    const set = { group: 'bundler', values: ['vite', 'next'] };
    expect(tabStyles([set, { ...set }])).toBe(tabStyles([set]));
  });

  it('keeps sets of one group with different values apart', () => {
    const css = tabStyles([
      { group: 'bundler', values: ['vite', 'next'] },
      { group: 'bundler', values: ['vite', 'webpack'] },
    ]);
    expect(panels(css).filter((rule) => rule.includes('.tab-set-0>'))).toHaveLength(3);
    expect(panels(css).filter((rule) => rule.includes('.tab-set-1>'))).toHaveLength(3);
    expect(panels(css)).toContain(
      'html[data-js][data-tab-bundler="webpack"] .tab-set-1>.tab-panel.tab-webpack',
    );
  });
});
