import type { PlaygroundGroup } from '#core/propsPlayground/record.ts';
import { chartPlaygrounds } from './playgrounds/charts.ts';
import { dataGridPlaygrounds } from './playgrounds/dataGrid.ts';
import { pickerPlaygrounds } from './playgrounds/pickers.ts';
import { treeViewPlaygrounds } from './playgrounds/treeView.ts';

/**
 * The components that have a playground, and what their types alone cannot say: sample data, named values of objects,
 * ranges, what to leave out. A name that the reference does not know fails the build.
 */
export const playgrounds: PlaygroundGroup[] = [
  dataGridPlaygrounds,
  pickerPlaygrounds,
  chartPlaygrounds,
  treeViewPlaygrounds,
];
