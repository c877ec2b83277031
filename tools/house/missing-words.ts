import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where words stand that readers of a language see. */
const shelves = {
  web: ['apps/web/messages', 'apps/web/src'],
  forms: ['libs/forms/src/catalog'],
  documents: ['libs/documents/src'],
  messages: ['libs/forms/src/messages', 'libs/embed/src', 'libs/domain/src/components', 'apps/api/src/http'],
} as const;
export type Shelf = keyof typeof shelves;

/** What a language lacks, by the files that are to be written or changed: in each, how many texts. */
export type MissingWords = Readonly<Record<Shelf, ReadonlyMap<string, number>>>;

/**
 * What of the product is not said in a language, compared with what is said in English and Spanish, which have it all.
 * @param locale `vi`
 */
export function missingWords(root: string, locale: string): MissingWords {
  const missingIn = (folders: readonly string[]) =>
    new Map(
      folders
        .flatMap((folder) => filesIn(root, folder))
        .map((file) => [file, textsMissing(root, file, locale)] as const)
        .filter(([, count]) => count > 0)
        .map(([file, count]) => [file.replace(/\bes(?=\.(?:json|ts)$)/, locale), count] as const),
    );
  return {
    web: missingIn(shelves.web),
    forms: missingIn(shelves.forms),
    documents: missingIn(shelves.documents),
    messages: missingIn(shelves.messages),
  };
}

/** How many files the language takes as yet. */
export const filesOf = (missing: MissingWords): number =>
  Object.values(missing).reduce((total, files) => total + files.size, 0);

const filesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$|(?:^|\/)es\.json$/.test(file))
        .filter((file) => !/\.spec\.tsx?$|generated\/|(?:^|\/)(?:ar|en)\.ts$|everify\//.test(file))
        .map((file) => join(folder, file))
    : [];

/** A file of one language is there in the other, or is missing with all its texts; others name each language. */
function textsMissing(root: string, file: string, locale: string): number {
  const own = /(?:^|\/)es(\.json|\.ts)$/.exec(file);
  if (!own) return placesWithout(readFileSync(join(root, file), 'utf8'), locale);
  const theirs = join(root, file.replace(/es(\.json|\.ts)$/, `${locale}$1`));
  const known = existsSync(theirs) ? keysIn(theirs) : [];
  return keysIn(join(root, file)).filter((key) => !known.includes(key)).length;
}

/** `namespace.key` of a catalog in JSON, the names of one in TypeScript. */
function keysIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json')) return [...text.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key);
  const namespaces: Readonly<Record<string, object>> = JSON.parse(text);
  return Object.entries(namespaces).flatMap(([name, words]) =>
    Object.keys(words).map((key) => `${name}.${key}`),
  );
}

/** Texts that are given in English and Spanish, and not in the language; a switch between languages is one place. */
function placesWithout(text: string, locale: string): number {
  if (!/\bes\b/.test(text)) return 0;
  const [places, named] = [new Array<string[]>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) places.push(namesOf(node));
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) named.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.tsx', text, ts.ScriptTarget.Latest));
  const texts = places.filter((names) => names.includes('en') && names.includes('es'));
  const without = texts.filter((names) => !names.includes(locale)).length;
  return texts.length > 0 ? without : named.has('es') && !named.has(locale) ? 1 : 0;
}

const namesOf = ({ properties }: ts.ObjectLiteralExpression): string[] =>
  properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
