import { deflateSync } from 'node:zlib';
import { PDFHexString, PDFName, PDFRawStream, type PDFContext, type PDFDict, type PDFRef } from 'pdf-lib';
import type { Face } from './face.js';
import type { PlacedGlyph } from './placed-glyph.js';

/** Outlines of a fontkit subset: which table holds them decides how PDF names the font. */
type Outlines = 'TrueType' | 'CFF';

/** The glyphs of one face that one document uses, written into it as a CID font with a map back to Unicode. */
export class EmbeddedFont {
  readonly ref: PDFRef;
  private readonly subset;
  private readonly outlines: Outlines;
  private readonly cids = new Map<string, number>();
  private readonly used: { gid: number; width: number; codePoints: readonly number[] }[] = [];

  constructor(
    private readonly context: PDFContext,
    readonly resource: string,
    private readonly face: Face,
  ) {
    this.ref = context.nextRef();
    this.subset = face.font.createSubset();
    this.outlines = 'cff' in this.subset ? 'CFF' : 'TrueType';
  }

  /** The code of a glyph in this document, four hexadecimal digits. */
  encode(glyph: PlacedGlyph): string {
    const key =
      this.outlines === 'CFF'
        ? String(glyph.id)
        : `${glyph.id}:${glyph.codePoints.join()}:${glyph.nominal ?? ''}`;
    const cid = this.cids.get(key) ?? this.add(key, glyph);
    return cid.toString(16).padStart(4, '0');
  }

  /** The advance that viewers use, in thousandths; shaping may ask for another. */
  nominalAdvance(glyph: PlacedGlyph): number {
    return glyph.nominal === undefined ? this.face.advanceOf(glyph.id) : Math.round(glyph.nominal);
  }

  write(): void {
    const name = `${tagFor(this.used)}+${this.face.name}`;
    const descendant = this.context.obj({
      Type: 'Font',
      Subtype: this.outlines === 'CFF' ? 'CIDFontType0' : 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFHexString.of(hex('Adobe')),
        Ordering: PDFHexString.of(hex('Identity')),
        Supplement: 0,
      },
      FontDescriptor: this.descriptor(name),
      DW: 1000,
      W: [1, this.used.map(({ width }) => width)],
    });
    if (this.outlines === 'TrueType') descendant.set(PDFName.of('CIDToGIDMap'), this.glyphMap());
    this.context.assign(
      this.ref,
      this.context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [this.context.register(descendant)],
        ToUnicode: this.stream(toUnicodeMap(this.used.map(({ codePoints }) => codePoints))),
      }),
    );
  }

  private add(key: string, glyph: PlacedGlyph): number {
    // Its type says boolean; it answers the glyph's number in the subset.
    const gid = Number(this.subset.includeGlyph(this.face.font.getGlyph(glyph.id)));
    this.used.push({ gid, width: this.nominalAdvance(glyph), codePoints: glyph.codePoints });
    // A CFF subset numbers its characters as its glyphs; TrueType goes through the map below.
    const cid = this.outlines === 'CFF' ? gid : this.used.length;
    this.cids.set(key, cid);
    return cid;
  }

  private descriptor(name: string): PDFRef {
    const { font, scale } = this.face;
    const file = this.stream(
      this.subset.encode(),
      this.outlines === 'CFF' ? { Subtype: 'CIDFontType0C' } : {},
    );
    const box = font.bbox;
    return this.context.register(
      this.context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: [box.minX, box.minY, box.maxX, box.maxY].map((edge) => Math.round(edge * scale)),
        ItalicAngle: font.italicAngle,
        Ascent: Math.round(font.ascent * scale),
        Descent: Math.round(font.descent * scale),
        CapHeight: Math.round((font.capHeight || font.ascent) * scale),
        StemV: 80,
        [this.outlines === 'CFF' ? 'FontFile3' : 'FontFile2']: file,
      }),
    );
  }

  private glyphMap(): PDFRef {
    const bytes = Buffer.alloc((this.used.length + 1) * 2);
    this.used.forEach(({ gid }, index) => bytes.writeUInt16BE(gid, (index + 1) * 2));
    return this.stream(bytes);
  }

  private stream(bytes: Uint8Array, entries: Record<string, string> = {}): PDFRef {
    const packed = deflateSync(bytes);
    const dict: PDFDict = this.context.obj({
      ...entries,
      Filter: 'FlateDecode',
      Length: packed.length,
      ...(this.outlines === 'TrueType' ? { Length1: bytes.length } : {}),
    });
    return this.context.register(PDFRawStream.of(dict, packed));
  }
}

/** The faces that one document uses; a face is embedded when its first glyph is drawn. */
export class EmbeddedFonts {
  private readonly byName = new Map<string, EmbeddedFont>();

  /** @param prefix of the fonts' names, which a page may have from elsewhere too */
  constructor(
    private readonly context: PDFContext,
    private readonly prefix = 'Fd',
  ) {}

  of(face: Face): EmbeddedFont {
    const known = this.byName.get(face.name);
    if (known) return known;
    const font = new EmbeddedFont(this.context, `${this.prefix}${this.byName.size + 1}`, face);
    this.byName.set(face.name, font);
    return font;
  }

  write(): void {
    for (const font of this.byName.values()) font.write();
  }
}

/** PDF 32000-1, 9.10.3: a CMap from codes to UTF-16BE, in blocks of at most 100. */
function toUnicodeMap(characters: readonly (readonly number[])[]): Uint8Array {
  const lines = characters.map((codePoints, index) => `<${hex16(index + 1)}> <${utf16(codePoints)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return Buffer.from(
    `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n` +
      `/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}\n` +
      `endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`,
    'latin1',
  );
}

function utf16(codePoints: readonly number[]): string {
  return [...String.fromCodePoint(...codePoints)]
    .flatMap((character) => character.split(''))
    .map((unit) => hex16(unit.charCodeAt(0)))
    .join('');
}

function hex16(value: number): string {
  return value.toString(16).padStart(4, '0');
}

function hex(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex');
}

/** Six capitals that name a subset: the same glyphs give the same tag, so that the same document gives the same bytes. */
function tagFor(used: readonly { gid: number; codePoints: readonly number[] }[]): string {
  let value = 7;
  for (const { gid, codePoints } of used)
    value = (value * 31 + gid * 17 + (codePoints[0] ?? 0)) % 308_915_776;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(value / 26 ** place) % 26)),
  ).join('');
}
