import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

interface Font {
  unitsPerEm: number;
  layout: (text: string) => { advanceWidth: number };
  getVariation: (axes: Record<string, number>) => Font;
}

/** Widths of text as a browser that has loaded Roboto draws it. */
export class TextMeasure {
  readonly #font: Font;
  readonly #weights = new Map<number, Font>();
  readonly #widths = new Map<string, number>();

  /** @param file of Roboto with its axis of weights. */
  constructor(file: string) {
    this.#font = fontkit.create(readFileSync(file)) as unknown as Font;
  }

  /** @returns CSS pixels. @param size of the font in CSS pixels. */
  width(text: string, size: number, weight: number): number {
    const key = `${weight} ${text}`;
    let em = this.#widths.get(key);
    if (em === undefined) {
      const font = this.#weight(weight);
      em = font.layout(text).advanceWidth / font.unitsPerEm;
      this.#widths.set(key, em);
    }
    return em * size;
  }

  #weight(weight: number): Font {
    let font = this.#weights.get(weight);
    if (font === undefined) {
      font = this.#font.getVariation({ wght: weight });
      this.#weights.set(weight, font);
    }
    return font;
  }
}
