import { describe, expect, it } from '@jest/globals';
import { namedAs } from './named-as';

describe('the name of a download', () => {
  it.each([
    [
      'Form W-4 - Ana Flores.pdf',
      `inline; filename="Form W-4 - Ana Flores.pdf"; filename*=UTF-8''Form%20W-4%20-%20Ana%20Flores.pdf`,
    ],
    [
      "Form I-9 - Ánh O'Neil.pdf",
      `inline; filename="Form I-9 - Anh ONeil.pdf"; filename*=UTF-8''Form%20I-9%20-%20%C3%81nh%20O%27Neil.pdf`,
    ],
    [`a"\r\nb.pdf`, `inline; filename="ab.pdf"; filename*=UTF-8''a%22%0D%0Ab.pdf`],
  ])('%j is written so that a header holds it', (name, header) => {
    expect(namedAs(name)).toBe(header);
  });
});
