import { expect, it } from 'vitest';
import { topicFor, type TopicTable } from './topics.ts';

const table: TopicTable = {
  'lamps/*': { tasks: ['show'], features: [] },
  'lamps/dimming': { tasks: ['control'], features: [] },
  'lamps/dimming/*': { tasks: ['look'], features: [] },
};

it.each([
  ['lamps', 'lamps/*'],
  ['lamps/dimming', 'lamps/dimming'],
  ['lamps/dimming/slow', 'lamps/dimming/*'],
  ['lamps/dimming/slow/deep', 'lamps/dimming/*'],
  ['lamps/colors', 'lamps/*'],
  ['lampshades', undefined],
  ['constructor', undefined],
])('takes for %s the row %s', (key, row) => {
  expect(topicFor(table, key)?.row).toBe(row);
});
