import { describe, expect, it } from 'vitest';
import { checkHooks } from './hookExports.ts';

const exported = [
  { name: 'useXScale', product: 'x-charts' },
  { name: 'useChartZAxis', product: 'x-charts' },
  { name: 'useTreeItem', product: 'x-tree-view' },
] as const;
const shown = { 'x-charts': ['useXScale'], 'x-tree-view': ['useTreeItem'] };
const leftOut = { 'x-charts': ['useChartZAxis'] };

describe('checkHooks', () => {
  it('is content when each hook stands in one of the two lists', () => {
    expect(() => checkHooks(exported, { shown, leftOut })).not.toThrow();
  });

  it('reports all that stand in none', () => {
    expect(() =>
      checkHooks(exported, { shown: { 'x-charts': ['useXScale'] }, leftOut: {} }),
    ).toThrow('useChartZAxis (x-charts), useTreeItem (x-tree-view)');
  });

  it('counts a name for its own product only', () => {
    const elsewhere = { ...leftOut, 'x-data-grid': ['useTreeItem'] };
    const lists = { shown: { 'x-charts': ['useXScale'] }, leftOut: elsewhere };
    expect(() => checkHooks(exported, lists)).toThrow('useTreeItem (x-tree-view)');
  });

  it('reports what stands in both', () => {
    const both = { 'x-charts': ['useChartZAxis', 'useXScale'] };
    expect(() => checkHooks(exported, { shown, leftOut: both })).toThrow('useXScale (x-charts)');
  });

  it('reports what no package exports any more', () => {
    const missing = { 'x-charts': ['useChartZAxis', 'useGone'] };
    expect(() => checkHooks(exported, { shown, leftOut: missing })).toThrow('useGone (x-charts)');
  });
});
