import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.mjs';
import '../house/run-from-source.mjs';
import { parts, readLanguages, readWords } from './read-languages.mjs';

/*
 * `node tools/languages/missing-words.mjs vi` prints what the language lacks, a line a text, and so says in English:
 * its part (`web`, `documents`, `forms/handbook`) and its name there, which is the English text, quoted, where it is a form's.
 * Parts that the language leaves to English (`inEnglish` in its `language.json`) are left out, but for `--all`.
 */

/** @returns {Promise<string[]>} */
export async function missingWords(locale) {
  const lacking = parts.flatMap((part) => {
    const known = namesOf(readWords(locale, part));
    return namesOf(readWords('en', part))
      .filter((name) => !known.includes(name))
      .map((name) => `${part} ${name}`);
  });
  return [...lacking, ...(await missingTitles(locale)), ...(await missingInForms(locale))];
}

/** `components.test`: where a text stands among the words of its part. */
const namesOf = (words = {}) =>
  Object.entries(words).flatMap(([name, it]) =>
    typeof it === 'string' ? [name] : namesOf(it).map((inner) => `${name}.${inner}`),
  );

/** What components are called, where neither their definition nor the language says it. */
async function missingTitles(locale) {
  const { componentDefinitions } = await import(
    fileUrl('libs/domain/src/components/component-definitions.ts')
  );
  const titles = readWords(locale, 'embedding')?.titles ?? {};
  return componentDefinitions
    .filter(({ name, title }) => !title[locale] && !titles[name])
    .map(({ name }) => `embedding titles.${name}`);
}

/** What forms ask and say, where neither their folder nor the language's has it. What the law has in English stays so. */
async function missingInForms(locale) {
  const { catalog } = await import(fileUrl('libs/forms/src/catalog/catalog.ts'));
  const { isTranslatable } = await import(fileUrl('libs/forms/src/catalog/in-other-languages.ts'));
  const texts = catalog.flatMap(({ form, ...edition }) =>
    textsIn(edition)
      .filter(
        (text) => isTranslatable(text) && !text[locale] && !readWords(locale, `forms/${form}`)?.[text.en],
      )
      .map((text) => `forms/${form} ${JSON.stringify(text.en)}`),
  );
  return [...new Set(texts), ...(await missingMessages(locale))];
}

/** What the checks of forms say: a language's folder has it among its other issues. */
async function missingMessages(locale) {
  const known = readWords(locale, 'issues') ?? {};
  const catalog = 'libs/forms/src/catalog';
  const files = readdirSync(join(root, catalog), { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files.filter((file) => file.endsWith('-messages.ts')).map((file) => import(fileUrl(join(catalog, file)))),
  );
  return modules
    .flatMap((it) => Object.values(it))
    .flatMap((messages) => Object.entries(messages))
    .filter(([code, message]) => !Object.hasOwn(message, locale) && !known[code])
    .map(([code]) => `issues ${code}`);
}

const textsIn = (part) => {
  if (typeof part !== 'object' || part === null) return [];
  return typeof part.en === 'string' ? [part] : Object.values(part).flatMap(textsIn);
};

const fileUrl = (file) => pathToFileURL(join(root, file)).href;

if (process.argv[1] === import.meta.filename) {
  const [locale, ...options] = process.argv.slice(2);
  const { inEnglish = [] } = readLanguages().find((it) => it.locale === locale) ?? {};
  const left = options.includes('--all') ? [] : inEnglish;
  for (const line of await missingWords(locale))
    if (!left.includes(line.split(/[ /]/)[0])) process.stdout.write(`${line}\n`);
}
