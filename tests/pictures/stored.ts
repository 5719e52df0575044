import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { VIEWS, type View } from './take.ts';
import { REDUCED_BY, type Raster } from './raster.ts';

/*
 * Stored pictures, reduced and without a loss: `tests/storedPictures/<page>/<demo>.<view>.webp`.
 */

const FOLDER = 'tests/storedPictures';

/** What a picture is of: a demo by the key of its page and its name. */
export interface Pictured {
  key: string;
  name: string;
}

const fileOf = ({ key, name }: Pictured, view: View): string =>
  path.join(FOLDER, key, `${name}.${view}.webp`);

/** Whether there is a picture of a demo in every view. */
export const isStored = (pictured: Pictured): boolean =>
  VIEWS.every((view) => existsSync(fileOf(pictured, view)));

/** @returns undefined when no picture is stored. */
export async function readStored(pictured: Pictured, view: View): Promise<Raster | undefined> {
  const file = fileOf(pictured, view);
  if (!existsSync(file)) return undefined;
  const { data, info } = await sharp(readFileSync(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture in place of the one before. */
export async function store(pictured: Pictured, view: View, raster: Raster): Promise<void> {
  const { width, height, data } = raster;
  const file = fileOf(pictured, view);
  mkdirSync(path.dirname(file), { recursive: true });
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  writeFileSync(file, await picture.webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Everything that is stored, each demo once, by the names of the files. */
export function listStored(): Pictured[] {
  const found = new Map<string, Pictured>();
  const files = existsSync(FOLDER)
    ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files) {
    if (!file.endsWith('.webp')) continue;
    const key = path.dirname(file).replaceAll(path.sep, '/');
    const name = path.basename(file).split('.')[0] ?? '';
    found.set(`${key}/${name}`, { key, name });
  }
  return [...found.values()];
}

/** Removes the pictures of a demo in every view. */
export function drop(pictured: Pictured): void {
  for (const view of VIEWS) rmSync(fileOf(pictured, view), { force: true });
}

/** A stored picture as a PNG file of the size that it had on the screen. */
export const enlarged = ({ width, height, data }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: width * REDUCED_BY, kernel: 'nearest' })
    .png()
    .toBuffer();
