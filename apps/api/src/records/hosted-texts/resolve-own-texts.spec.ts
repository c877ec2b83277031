import { describe, expect, it } from '@jest/globals';
import { noOwnTexts, type OwnTexts } from '@firstday/domain';
import { resolveOwnTexts } from './resolve-own-texts.js';

const said = (of: Readonly<Record<string, Partial<OwnTexts>>>) =>
  new Map(Object.entries(of).map(([language, texts]) => [language, { ...noOwnTexts, ...texts }]));

describe('own texts of a page', () => {
  it('are the employer’s sentence, else the account’s, in the language of the reader alone', () => {
    const employer = said({ en: { welcome: 'Hello from Harbor.' }, es: { closing: 'Adiós.' } });
    const account = said({ en: { welcome: 'Hello.', closing: 'Bye.' } });
    expect(resolveOwnTexts(employer, account)).toEqual({
      en: { ...noOwnTexts, welcome: 'Hello from Harbor.', closing: 'Bye.' },
      es: { ...noOwnTexts, closing: 'Adiós.' },
    });
  });

  it('name whom to ask in every language, and never one person with the number of another', () => {
    const employer = said({ es: { help_name: 'Rosa' } });
    const account = said({ en: { help_name: 'Dana', help_phone: '+1 518 555 0100' } });
    const { en, es, ar } = resolveOwnTexts(employer, account);
    for (const texts of [en, es, ar])
      expect(texts).toMatchObject({ help_name: 'Rosa', help_phone: null, help_email: null });
  });

  it('prefer whom to ask in the reader’s language, then in English', () => {
    const account = said({ ar: { help_name: 'ليلى' }, en: { help_name: 'Dana' } });
    const { en, es, ar } = resolveOwnTexts(new Map(), account);
    expect([en?.help_name, es?.help_name, ar?.help_name]).toEqual(['Dana', 'Dana', 'ليلى']);
  });

  it('are none where nobody says anything', () => {
    expect(resolveOwnTexts(new Map(), said({ en: {} }))).toEqual({});
  });
});
