import { describe, expect, it } from '@jest/globals';
import { linksAsCsv } from './links-as-csv';

describe('the table of links', () => {
  it('has a name and a link a line, as spreadsheets read them', () => {
    const text = linksAsCsv(
      ['Name', 'Link'],
      [['Ana "An" López, Jr', 'https://x.example/onboarding?link=a']],
    );
    expect(text).toBe(
      '\ufeff"Name","Link"\r\n"Ana ""An"" López, Jr","https://x.example/onboarding?link=a"\r\n',
    );
  });

  it('lets no name be a formula', () => {
    for (const name of ['=cmd|calc', '+1', '-1', '@x', ' =1', '＝1'])
      expect(linksAsCsv(['Name', 'Link'], [[name, 'l']])).toContain(`"'${name}"`);
  });
});
