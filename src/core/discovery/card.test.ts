import { expect, it } from 'vitest';
import { cardOf } from './card.ts';

it('gives every page a card of its own, also those above other pages', () => {
  expect(cardOf('/x/react-charts/')).toBe('/x/cards/react-charts.png');
  expect(cardOf('/x/react-charts/bars/')).toBe('/x/cards/react-charts/bars.png');
});
