declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** Axis → the part of it that is kept, or the one place. */
    variationAxes: Record<string, { min: number; max: number } | number>;
    noHinting?: boolean;
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
