import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../../../temporaryProject.ts';
import { drawCards } from './cards.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

const PAGE = { route: '/x/react-charts/bars/', title: 'Bars' };

async function drawOne(quick: boolean): Promise<Buffer> {
  const [[address, picture] = ['', new Uint8Array()]] = await drawCards(
    project.folders.generated,
    [PAGE],
    quick,
  );
  expect(address).toMatch(/\.png$/);
  return Buffer.from(picture);
}

it('draws the same picture for one machine alone, in a larger file', async () => {
  const quick = await drawOne(true);
  const well = await drawOne(false);
  expect(well.length).toBeLessThan(quick.length);
  const [a, b] = await Promise.all(
    [quick, well].map((png) =>
      sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(a?.info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  expect(b?.info).toEqual(a?.info);
  const differences = [...(a?.data ?? [])].map((value, at) => Math.abs(value - (b?.data[at] ?? 0)));
  // Of few colors, each is near what was drawn.
  expect(Math.max(...new Set(differences))).toBeLessThan(64);
  expect(differences.filter((difference) => difference > 16).length).toBeLessThan(
    differences.length / 100,
  );
});

it('takes what was drawn well before', async () => {
  const well = await drawOne(false);
  expect(await drawOne(true)).toEqual(well);
});
