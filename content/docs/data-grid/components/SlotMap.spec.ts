import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'outlines the chosen part and no other, and keeps the choice on a second press',
  async ({ stage }) => {
    const outlined = (selector: string) =>
      expect(stage.locator(selector).first()).toHaveCSS(
        'outline-style',
        'solid',
      );
    const plain = (selector: string) =>
      expect(stage.locator(selector).first()).not.toHaveCSS(
        'outline-style',
        'solid',
      );
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await outlined('.MuiDataGrid-toolbar');
    await choose('footer');
    await outlined('.MuiDataGrid-footerContainer');
    await plain('.MuiDataGrid-toolbar');
    await choose('footer');
    await outlined('.MuiDataGrid-footerContainer');
    for (const [name, selector] of [
      ['columnHeaders', '.MuiDataGrid-columnHeaders'],
      ['columnHeaderSortIcon', '.MuiDataGrid-iconButtonContainer'],
      ['row', '.MuiDataGrid-row'],
      ['cell', '.MuiDataGrid-cell'],
      ['baseCheckbox', '.MuiDataGrid-checkboxInput'],
      ['pagination', '.MuiTablePagination-root'],
    ]) {
      await choose(name ?? '');
      await outlined(selector ?? '');
    }
    await plain('.MuiDataGrid-footerContainer');
  },
);
