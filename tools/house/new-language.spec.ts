import { afterAll, describe, expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';
import { filesOf, missingWords } from './missing-words.js';
import { SourceCopy } from './source-copy.js';

/** A language that nobody prepared for. */
const locale = 'vi';
const copy = new SourceCopy(['apps/web/messages', 'apps/web/src', 'apps/api/src/http', 'libs']);
afterAll(() => copy.remove());
const missing = () => missingWords(copy.folder, locale);

describe('a language of the product', () => {
  it('lacks nothing in Spanish', () => {
    expect(filesOf(missingWords(root, 'es'))).toBe(0);
  });

  it('lacks in Arabic what falls back to English: questions of the forms, and what documents add to them', () => {
    const { web, messages, forms, documents } = missingWords(root, 'ar');
    expect([...web, ...messages]).toEqual([]);
    expect([...forms.keys()].filter((file) => /-messages\.ts$/.test(file))).toEqual([]);
    expect(documents.size).toBe(2);
  });
});

describe('a new language', () => {
  it('is told what it lacks in the web, the forms, the documents and the messages, and in how many files', () => {
    const { web, forms, documents, messages } = missing();
    expect(web.get(`apps/web/messages/${locale}.json`)).toBeGreaterThan(1000);
    expect(web.get('apps/web/src/i18n/locale.ts')).toBe(1);
    expect(messages.get(`libs/forms/src/messages/${locale}.ts`)).toBeGreaterThan(50);
    expect(forms.get('libs/forms/src/catalog/handbook/handbook.ts')).toBeGreaterThan(10);
    expect(documents.get('libs/documents/src/drawn/certificate-labels.ts')).toBeGreaterThan(10);
    // Besides the forms, whose folders hold their own words. It should be one folder.
    expect(filesOf({ web, forms: new Map(), documents, messages })).toBeLessThanOrEqual(16);
  });

  it('is named down to the texts that were forgotten, until there are none', () => {
    const file = `apps/web/messages/${locale}.json`;
    const { frame, ...others } = JSON.parse(copy.read('apps/web/messages/en.json'));
    const { product, skip, ...kept } = frame;
    copy.write(file, JSON.stringify({ frame: kept, ...others }));
    expect([product, skip, missing().web.get(file)]).toEqual([expect.any(String), expect.any(String), 2]);
    copy.write(file, copy.read('apps/web/messages/en.json'));
    expect(missing().web.has(file)).toBe(false);
    const labels = 'libs/documents/src/drawn/document-labels.ts';
    copy.write(labels, copy.read(labels).replace('  es: {', `  ${locale}: {},\n  es: {`));
    expect(missing().documents.has(labels)).toBe(false);
  });
});
