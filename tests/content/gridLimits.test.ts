import { afterAll, afterEach, describe } from 'vitest';
import { openGrid } from './gridCombinations/openGrid.ts';
import { limitsOfCharts } from './gridLimits/charts.ts';
import { limitsOfLazyLoading } from './gridLimits/lazyLoading.ts';
import { limitsOfPivoting } from './gridLimits/pivoting.ts';
import { limitsOfGroupRecipes, limitsOfRowGroups } from './gridLimits/rowGroups.ts';
import { limitsOfServerData, limitsOfServerTotals } from './gridLimits/serverData.ts';
import { limitsOfTotals } from './gridLimits/totals.ts';
import { limitsOfTreeData } from './gridLimits/treeData.ts';

/*
 * The tables of what does not work, or works in part, on the pages of hierarchies, totals, pivoting, charts, and server data: a
 * test for each row that the spec of a demo does not execute, named after the first words of the row. No row needs layout.
 */

const grid = await openGrid();
const { window, stage, problems } = grid;

afterAll(() => {
  stage.unmount();
  window.close();
});

afterEach(() => {
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
});

describe('tree data', () => {
  limitsOfTreeData(grid);
});
describe('row groups', () => {
  limitsOfRowGroups(grid);
});
describe('recipes of row groups', () => {
  limitsOfGroupRecipes(grid);
});
describe('totals', () => {
  limitsOfTotals(grid);
});
describe('pivoting', () => {
  limitsOfPivoting(grid);
});
describe('charts', () => {
  limitsOfCharts(grid);
});
describe('server data', () => {
  limitsOfServerData(grid);
});
describe('totals of a server', () => {
  limitsOfServerTotals(grid);
});
describe('lazy loading', () => {
  limitsOfLazyLoading(grid);
});
