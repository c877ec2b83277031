import { join } from 'node:path';
import { formatted } from '../generate/formatted.mjs';
import { root } from '../setup/root.mjs';
import { folder, formsIn, readLanguages, readWords } from './read-languages.mjs';

const head =
  '// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.\n';
const english = 'en';

/** The files that list languages and their words, each as it has to be: a part by itself, so that no page loads another's. */
export async function indexFiles() {
  const languages = readLanguages();
  const ours = (name) => join(folder, 'generated', name);
  const texts = [
    [ours('languages.ts'), languagesText(languages)],
    [ours('consent-texts.ts'), consentText(languages)],
    [ours('form-texts.ts'), formTextsText(languages)],
    [ours('issue-words.ts'), issueText(languages)],
    [join(root, 'libs/embed/src/generated/loader-words.ts'), loaderText(languages)],
    ...Object.entries(wordsOf).map(([part, words]) => [
      ours(`${words.file}.ts`),
      wordsText(languages, part, words),
    ]),
  ];
  return new Map(await Promise.all(texts.map(async ([file, text]) => [file, await formatted(file, text)])));
}

const wordsOf = {
  conditions: {
    file: 'condition-words',
    about: 'How conditions of policies, and why a form is required, are said in sentences.',
  },
  documents: {
    file: 'document-words',
    about: 'What drawn documents and certificates of signing say besides their form.',
  },
  messages: {
    file: 'message-words',
    about: 'What is written to people by email and text message, by the kind of message.',
  },
  unavailable: {
    file: 'unavailable-words',
    about: 'What the page says that stands in for the web while it is away.',
  },
  web: { file: 'web-words', about: 'The messages of the hosted pages, the dashboard and the components.' },
};

const languagesText = (languages) => `${head}import type { Language } from '../language.js';

/** The languages of the product, each named in itself. */
export const languages = ${JSON.stringify(
  languages.map(({ locale, name, dir, formatting }) => ({ locale, name, dir, formatting })),
)} as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];
`;

function wordsText(languages, part, { file, about }) {
  const others = speaking(languages, part).filter((locale) => locale !== english);
  const name = camel(file);
  return `${head}import { inEveryLanguage } from '../in-every-language.js';
${[english, ...others].map((locale) => importOf(locale, part)).join('')}
/** ${about} */
export type ${name[0].toUpperCase()}${name.slice(1)} = typeof ${english};

/** By language. */
export const ${name} = inEveryLanguage(${english}, { ${others.map(entryOf).join(', ')} });
`;
}

/** Only what is said: a reader sees which language the consent is in. */
function consentText(languages) {
  const locales = speaking(languages, 'consent');
  return `${head}${locales.map((locale) => importOf(locale, 'consent')).join('')}
/** What a signer consents to, in the languages that have words for it. */
export const consentTexts = {
${locales.map((locale) => `  '${locale}': ${camel(locale)}.text,\n`).join('')}} as const;

/** What a signer for the employer consents to, in the languages that say it. */
export const employerConsentTexts = {
${locales
  .filter((locale) => readWords(locale, 'consent').employerText)
  .map((locale) => `  '${locale}': ${camel(locale)}.employerText,\n`)
  .join('')}} as const;

/** What is stated by those who sign with another name than the one on record, in the languages that say it. */
export const otherNameTexts = {
${locales
  .filter((locale) => readWords(locale, 'consent').otherName)
  .map((locale) => `  '${locale}': ${camel(locale)}.otherName,\n`)
  .join('')}} as const;
`;
}

/** Only what is said, with nothing to run: phones load it to judge what is typed. */
function issueText(languages) {
  const locales = speaking(languages, 'issues');
  return `${head}${locales.map((locale) => importOf(locale, 'issues')).join('')}
/** What is wrong with an answer and what to do about it, by its code. */
export type IssueWords = typeof ${english};

/** By language. What one does not say, it says in English. */
export const issueWords = { ${locales.map(entryOf).join(', ')} } as const;
`;
}

const speaking = (languages, part) =>
  languages.map(({ locale }) => locale).filter((locale) => readWords(locale, part));

const importOf = (locale, part) =>
  `import ${camel(locale)} from '../${locale}/${part}.json' with { type: 'json' };\n`;

function formTextsText(languages) {
  const files = languages.flatMap(({ locale }) =>
    formsIn(locale).map((form) => ({ locale, form, name: camel(`${locale}-${form}`) })),
  );
  const forms = [...new Set(files.map(({ form }) => form))].sort();
  const textsOf = (form) =>
    files.filter((it) => it.form === form).map(({ locale, name }) => `'${locale}': ${name}`);
  return `${head}${files
    .map(
      ({ locale, form, name }) =>
        `import ${name} from '../${locale}/forms/${form}.json' with { type: 'json' };\n`,
    )
    .join('')}
/** By language, by the English text. */
export type TranslatedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What forms say in languages that their own folders do not have, by the form's key. */
export const formTexts: Readonly<Record<string, TranslatedTexts>> = {
${forms.map((form) => `  '${form}': { ${textsOf(form).join(', ')} },\n`).join('')}};
`;
}

/** The loader is published by itself and imports nothing of ours. */
const loaderText = (languages) => `${head}
/** What the loader itself has to say, by language; the component's page speaks for itself. */
export const loaderWords = ${JSON.stringify(
  Object.fromEntries(
    languages.map(({ locale }) => [
      locale,
      { ...readWords(english, 'embedding').loader, ...readWords(locale, 'embedding')?.loader },
    ]),
  ),
)} as const;
`;

const camel = (text) => text.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

const entryOf = (locale) => (camel(locale) === locale ? locale : `'${locale}': ${camel(locale)}`);
