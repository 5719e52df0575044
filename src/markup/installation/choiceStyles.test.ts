import { describe, expect, it } from 'vitest';
import { installationMessages } from '#content/messages/installation.ts';
import { choiceGroups, type Installation } from '#core/installation.ts';
import { choiceStyles } from './choiceStyles.ts';

const example = { package: '@mui/x-data-grid', imports: [], data: [], element: [] };
const free = { community: example, pro: example };

const installation: Installation = {
  products: [
    { label: 'Grid', value: 'data-grid', dates: false, plans: { ...free, premium: example } },
    { label: 'Charts', value: 'charts', dates: false, plans: free },
    { label: 'Pickers', value: 'date-pickers', dates: true, plans: free },
  ],
  dateLibraries: [{ label: 'Day.js', value: 'dayjs', adapter: 'AdapterDayjs' }],
  base: [],
};

describe('choiceStyles', () => {
  const css = choiceStyles(choiceGroups(installation, installationMessages.legends));

  it('goes by what is remembered until the script is there, and by the radio buttons otherwise', () => {
    expect(css).toContain(
      'html[data-js]:not([data-tab-product="charts"]) .installation:not(.ready) .if-product-charts,' +
        ':is(html:not([data-js]) .installation,.installation.ready):not(:has([name="product"][value="charts"]:checked)) .if-product-charts{display:none}',
    );
  });

  it('counts what is remembered and unknown as the first choice', () => {
    expect(css).toContain(
      'html[data-js]:is([data-tab-plan="pro"]) .installation:not(.ready) .if-plan-community,',
    );
  });

  it('hides a group that a product does not have', () => {
    expect(css).toContain('.unless-product-data-grid');
    expect(css).not.toContain('.unless-plan-');
  });
});
