import { describe, expect, it } from 'vitest';
import { anchorSpellings } from './anchors.ts';
import { classAnchor, memberAnchor } from './reference.ts';

describe('anchorSpellings', () => {
  it.each([
    ['data-grid-classes-MuiDataGrid-actionsCell', classAnchor('DataGrid', 'actionsCell')],
    ['picker-day-2-prop-day', memberAnchor('PickerDay2', 'day')],
    ['picker-day-2-classes-MuiPickerDay2-root', classAnchor('PickerDay2', 'root')],
    ['date-range-picker-day-2-prop-selected', memberAnchor('DateRangePickerDay2', 'selected')],
  ])('finds the row of %s', (anchor, id) => {
    expect(anchorSpellings(anchor)).toContain(id);
  });

  it.each(['data-grid-prop-rows', 'PickerDay2-css-root', 'props', 'grid-api-prop-x-2', ''])(
    'knows one spelling of %s',
    (anchor) => {
      expect(anchorSpellings(anchor)).toEqual([anchor]);
    },
  );

  it('prefers the id as it is written', () => {
    expect(anchorSpellings('a-classes-MuiB-c')[0]).toBe('a-classes-MuiB-c');
  });
});
