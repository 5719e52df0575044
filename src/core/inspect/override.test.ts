import { describe, expect, it } from 'vitest';
import type { Inspected } from './describe.ts';
import { printOverride } from './override.ts';

const host = { name: 'DataGrid', route: '/x/api/data-grid/data-grid/', prefix: 'MuiDataGrid' };

const header: Inspected = {
  component: host,
  className: 'MuiDataGrid-columnHeader',
  key: 'columnHeader',
  classHref: '#',
  theme: 'MuiDataGrid',
  others: [],
  controls: [],
  host,
  isHost: false,
  isOutside: false,
};
const root: Inspected = { ...header, className: 'MuiDataGrid-root', key: 'root', isHost: true };
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('an override', () => {
  it('for sx selects the element below its host', () => {
    expect(printOverride('sx', header)).toBe("sx={{\n  '& .MuiDataGrid-columnHeader': {},\n}}");
  });

  it('for the host itself needs no selector, and one for its states', () => {
    expect(printOverride('sx', root)).toBe('sx={{}}');
    expect(printOverride('sx', root, ['Mui-disabled'])).toBe("sx={{\n  '&.Mui-disabled': {},\n}}");
  });

  it('for styled wraps the host', () => {
    expect(oneLine(printOverride('styled', header))).toBe(
      "import { styled } from '@mui/material/styles'; const StyledDataGrid = styled(DataGrid)({ '& .MuiDataGrid-columnHeader': {}, });",
    );
    const { host: _, ...alone } = header;
    expect(printOverride('styled', alone)).toContain("styled('div')");
  });

  it('for what a picker draws in its popup goes through the slot that holds it', () => {
    const picker = {
      name: 'DatePicker',
      route: '/x/api/date-pickers/date-picker/',
      prefix: 'MuiDatePicker',
      slots: { layout: '' },
    };
    const day = { ...header, className: 'MuiPickersDay-root', host: picker, isOutside: true };
    expect(oneLine(printOverride('sx', day))).toBe(
      "slotProps={{ layout: { sx: { '& .MuiPickersDay-root': {}, }, }, }}",
    );
    expect(oneLine(printOverride('styled', day))).toContain(
      "const StyledPickersLayout = styled(PickersLayout)({ '& .MuiPickersDay-root': {}, });",
    );
    const layout = { ...day, className: 'MuiPickersLayout-root' };
    expect(oneLine(printOverride('sx', layout))).toBe('slotProps={{ layout: { sx: {}, }, }}');
  });

  it('for what stands in any other popup is global', () => {
    const menu = { ...header, className: 'MuiDataGrid-menuList', isOutside: true };
    for (const kind of ['sx', 'styled'] as const) {
      expect(oneLine(printOverride(kind, menu))).toContain(
        "<GlobalStyles styles={{ '.MuiDataGrid-menuList': {}, }} />",
      );
    }
  });

  it('for a theme stands under the component’s key', () => {
    expect(oneLine(printOverride('theme', header))).toBe(
      'components: { MuiDataGrid: { styleOverrides: { columnHeader: {}, }, }, },',
    );
    const quoted = { ...header, key: 'cell--flex' };
    expect(printOverride('theme', quoted)).toContain("'cell--flex': {},");
  });

  it('for a theme that does not know the element is among the global styles', () => {
    const { theme: _, ...unknown } = header;
    expect(oneLine(printOverride('theme', unknown))).toBe(
      "components: { MuiCssBaseline: { styleOverrides: { '.MuiDataGrid-columnHeader': {}, }, }, },",
    );
  });

  it('is narrowed to the states that are asked for', () => {
    const sorted = ['MuiDataGrid-columnHeader--sorted'];
    expect(printOverride('css', header, sorted)).toBe(
      '.MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--sorted {\n}\n',
    );
    expect(oneLine(printOverride('theme', header, sorted))).toContain(
      "columnHeader: { '&.MuiDataGrid-columnHeader--sorted': {}, },",
    );
  });
});
