/** A glyph where it stands: distances in thousandths of the font size. */
export interface PlacedGlyph {
  readonly id: number;
  /** The characters that it shows, so that the document's text can be read back. */
  readonly codePoints: readonly number[];
  readonly advance: number;
  /** The width it has in the font, where that is not the outline's own: a part of a ligature. */
  readonly nominal?: number;
  readonly dx?: number;
  readonly dy?: number;
}
