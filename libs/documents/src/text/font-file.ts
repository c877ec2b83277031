import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

/** One font, read when the first character asks for it and kept for the life of the thread. */
export class FontFile {
  private opened: fontkit.Font | undefined;
  private shaping: harfbuzz.Font | undefined;

  constructor(private readonly path: () => string) {}

  /** Its outlines and widths, and what a document embeds of them. */
  get font(): fontkit.Font {
    this.opened ??= openFont(this.path());
    return this.opened;
  }

  /** Its rules of shaping: HarfBuzz applies them to every script as browsers do. */
  get shaper(): harfbuzz.Font {
    this.shaping ??= new harfbuzz.Font(
      new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(readFileSync(this.path())))),
    );
    return this.shaping;
  }
}

function openFont(path: string): fontkit.Font {
  const font = fontkit.create(readFileSync(path));
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts, not one font`);
  return font;
}
