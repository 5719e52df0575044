import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

interface Font {
  unitsPerEm: number;
  layout: (text: string) => { advanceWidth: number };
}

/** Widths of text as a browser that has loaded Roboto draws it, in its regular weight. */
export class TextMeasure {
  readonly #font: Font;
  /** Text → its width in ems. */
  readonly #widths = new Map<string, number>();

  /** @param file of Roboto. */
  constructor(file: string) {
    this.#font = fontkit.create(readFileSync(file)) as Font;
  }

  /** @param size of the font in CSS pixels. @returns CSS pixels. */
  width(text: string, size: number): number {
    let em = this.#widths.get(text);
    if (em === undefined) {
      em = this.#font.layout(text).advanceWidth / this.#font.unitsPerEm;
      this.#widths.set(text, em);
    }
    return em * size;
  }
}
