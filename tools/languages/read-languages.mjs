import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/** One folder a language, named by its tag. */
export const folder = join(root, 'libs/domain/src/languages');

/** What of the product a language has words for, each in a file of this name; `forms` is a folder with a file a form. */
export const parts = [
  'conditions',
  'consent',
  'documents',
  'embedding',
  'issues',
  'messages',
  'unavailable',
  'web',
];

/** The languages in the order in which readers choose among them: by their own names. */
export const readLanguages = () =>
  readdirSync(folder)
    .filter((locale) => existsSync(join(folder, locale, 'language.json')))
    .map((locale) => ({ locale, ...readJson(locale, 'language.json') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The words of a part, `web` or `forms/handbook`; none where the language has no such file. */
export const readWords = (locale, part) =>
  existsSync(join(folder, locale, `${part}.json`)) ? readJson(locale, `${part}.json`) : undefined;

/** The forms of which the language's folder has words. */
export const formsIn = (locale) =>
  existsSync(join(folder, locale, 'forms'))
    ? readdirSync(join(folder, locale, 'forms'))
        .map((file) => file.replace(/\.json$/, ''))
        .sort()
    : [];

const readJson = (locale, file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8'));
