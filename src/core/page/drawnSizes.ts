/** The windows in which demos are as wide as in their pictures (`mergeWidths.ts`), in CSS pixels. */
export const PICTURE_WINDOWS = { narrow: 390, middle: 714, wide: 1440 } as const;

export type PictureWindow = keyof typeof PICTURE_WINDOWS;

/** Width and height in CSS pixels. */
export type DrawnSize = readonly [width: number, height: number];

/** The sizes that a browser gives to what a demo draws, charts and grids in the order of the document, in each window. */
export type DrawnSizes = Readonly<Record<PictureWindow, readonly DrawnSize[]>>;

/** Selects what is drawn to its size. Icons are not. */
export const DRAWN = 'svg:not(.MuiSvgIcon-root, svg svg), .MuiDataGrid-root';
