/** A picture as it is kept with a theme: a `data:` URL of one of these types, and no more than this. */
export const maxLogoBytes = 256 * 1024;

/** By how each begins: what a file is called, or says that it is, proves nothing. An SVG, which may hold scripts, is none of them. */
const beginnings = [
  {
    type: 'image/png',
    isOne: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  },
  {
    type: 'image/jpeg',
    isOne: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  {
    type: 'image/webp',
    isOne: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
] as const;

export const logoTypes = beginnings.map(({ type }) => type);

interface LogoPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a file is by its first bytes; undefined where it is no picture that can be a logo. */
export function logoOf(bytes: Buffer): LogoPicture | undefined {
  if (bytes.length > maxLogoBytes) return undefined;
  const type = beginnings.find(({ isOne }) => isOne(bytes))?.type;
  return type && { type, bytes };
}

/** The picture that a theme brings; undefined where it brings none, or only the address of one on another site. */
export function keptLogo(logo: string | undefined): LogoPicture | undefined {
  const [, base64] = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/.exec(logo ?? '') ?? [];
  return base64 === undefined ? undefined : logoOf(Buffer.from(base64, 'base64'));
}

export const toDataUrl = ({ type, bytes }: LogoPicture): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The picture as an answer: of the type that it truly is, and never run as a page. */
export function answerLogo(logo: string | undefined): Response {
  const picture = keptLogo(logo);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'content-type': picture.type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    },
  });
}
