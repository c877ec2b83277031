import { describe, expect, it } from '@jest/globals';
import { documentName, documentsName } from './document-name.js';

describe('the name of a download', () => {
  it.each([
    ['Ánh', 'Nguyễn', 'Form W-4 - Ánh Nguyễn.pdf'],
    ['Ana', 'Lopez / "Vega"\n', 'Form W-4 - Ana Lopez Vega.pdf'],
    ['..\\..', 'a:b|c?', 'Form W-4 - .. .. a b c.pdf'],
  ])('of %j %j is %s', (first_name, last_name, name) => {
    expect(documentName('Form W-4', { first_name, last_name })).toBe(name);
  });

  it('of all together is that of the person', () => {
    expect(documentsName({ first_name: 'Ana', last_name: 'Flores' })).toBe('Documents - Ana Flores.zip');
  });
});
