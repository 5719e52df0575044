import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a panel in French, but for its title',
  async ({ stage }) => {
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(6);
    // The name of the button is one of the texts that are missing.
    await stage.getByRole('button', { name: 'Charts', exact: true }).click();
    await expect(panel.getByRole('tab')).toHaveText([
      'Graphique',
      'Champs',
      'Personnaliser',
    ]);
    await expect(panel.getByText('Barres', { exact: true })).toBeVisible();
    await expect(panel.getByText('Charts', { exact: true })).toBeVisible();
    await panel.getByRole('tab', { name: 'Champs' }).click();
    await expect(panel).toContainText('Étiquettes');
    await expect(panel).toContainText('Valeurs');
    await expect(panel).toContainText('Aucun champ');
  },
);
