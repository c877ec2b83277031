import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contentDisposition, toFileName } from './to-file-name.js';

describe('names of uploaded files', () => {
  it.each([
    ['passport.jpeg', 'passport.jpg'],
    ['C:\\fakepath\\scan.exe', 'scan.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['.htaccess', 'file.jpg'],
    ['', 'file.jpg'],
    ['a\u202egpj.exe', 'agpj.jpg'],
    ['Führerschein – vorne.png', 'Führerschein – vorne.jpg'],
    ['护照.png', '护照.jpg'],
  ])('%j is kept as %j where it is a JPEG', (given, kept) => {
    expect(toFileName(given, 'jpg')).toBe(kept);
  });

  it('never lead anywhere, never turn the reading order, and always end in what the file is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = toFileName(given, 'pdf');
        expect(name).toMatch(/^[^\\/\p{Cc}\p{Cf}]+\.pdf$/u);
        expect(contentDisposition(name)).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
