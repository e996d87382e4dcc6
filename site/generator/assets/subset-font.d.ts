declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Tags of the OpenType layout features to include, such as 'kern'; all by default. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<
      Record<string, number | { min: number; max: number; default?: number }>
    >;
    noHinting?: boolean;
    dropTables?: readonly string[];
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
