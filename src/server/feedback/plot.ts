import { html } from 'hono/html';

/** One column of a plot. */
export interface Column {
  /** Said when it is pointed at. */
  label: string;
  up: number;
  down: number;
}

const COLUMN = 8;
const GAP = 2;

/**
 * Votes over time: thumbs up above the line, thumbs down below it, all columns to one scale.
 * @param height of each half, in pixels.
 */
export function printPlot(columns: readonly Column[], name: string, height: number) {
  const highest = Math.max(1, ...columns.flatMap(({ up, down }) => [up, down]));
  const width = columns.length * (COLUMN + GAP);
  const tall = (votes: number): number => Math.round((votes / highest) * height);
  return html`<svg
    role="img"
    aria-label="${name}"
    width="${width}"
    height="${2 * height + 1}"
    viewBox="0 0 ${width} ${2 * height + 1}"
  >
    ${columns.map(
      ({ label, up, down }, at) =>
        html`<g>
          <title>${label}: ${up} up, ${down} down</title>
          <rect
            class="space"
            x="${at * (COLUMN + GAP)}"
            y="0"
            width="${COLUMN}"
            height="${2 * height + 1}"
          ></rect>
          <rect
            class="up"
            x="${at * (COLUMN + GAP)}"
            y="${height - tall(up)}"
            width="${COLUMN}"
            height="${tall(up)}"
          ></rect>
          <rect
            class="down"
            x="${at * (COLUMN + GAP)}"
            y="${height + 1}"
            width="${COLUMN}"
            height="${tall(down)}"
          ></rect>
        </g>`,
    )}
    <line x1="0" x2="${width}" y1="${height + 0.5}" y2="${height + 0.5}"></line>
  </svg>`;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** The Mondays of the last weeks, the latest last, as `2026-01-05`. */
export function lastWeeks(now: Date, count: number): string[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * (WEEK_MS / 7);
  return Array.from({ length: count }, (_, at) =>
    new Date(monday - (count - 1 - at) * WEEK_MS).toISOString().slice(0, 10),
  );
}
