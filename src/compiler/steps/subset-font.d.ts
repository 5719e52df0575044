declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Axis → the part of it that is kept. */
    variationAxes: Record<string, { min: number; max: number }>;
    noHinting: boolean;
    noLayoutClosure: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
