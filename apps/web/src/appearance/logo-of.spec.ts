import { describe, expect, it } from '@jest/globals';
import { answerLogo, keptLogo, logoOf, maxLogoBytes, toDataUrl } from './logo-of';

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const asUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

describe('a logo', () => {
  it('is a PNG, JPEG or WebP by its first bytes, whatever it says that it is', () => {
    expect(logoOf(png)?.type).toBe('image/png');
    expect(logoOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))?.type).toBe('image/jpeg');
    expect(logoOf(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'))?.type).toBe('image/webp');
    for (const bad of [
      svg,
      Buffer.from('GIF89a'),
      Buffer.from('<html>'),
      Buffer.alloc(0),
      Buffer.from('RIFF'),
    ])
      expect(logoOf(bad)).toBeUndefined();
  });

  it('of a kept theme that lies about its type is answered as what it is, or not at all', async () => {
    const answer = answerLogo(asUrl('image/svg+xml', png));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const bad of [
      asUrl('image/png', svg),
      asUrl('image/svg+xml', svg),
      'data:text/html;base64,PGI+',
      'https://cdn.harborfoods.com/logo.png',
      'javascript:alert(1)',
      undefined,
    ])
      expect([bad, answerLogo(bad).status]).toEqual([bad, 404]);
  });

  it('is no larger than 256 KiB', () => {
    const of = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
    expect(logoOf(of(maxLogoBytes))?.bytes.length).toBe(maxLogoBytes);
    expect(logoOf(of(maxLogoBytes + 1))).toBeUndefined();
  });

  it('is kept and read again as it was', () => {
    const picture = logoOf(png);
    expect(picture && keptLogo(toDataUrl(picture))?.bytes.equals(png)).toBe(true);
  });
});
