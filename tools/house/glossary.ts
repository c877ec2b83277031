import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { type SourceFile, sourceFiles } from './source-files.ts';

/** What a request carries and what an error is called are no things of their own. */
const request =
  /(?:Query|Error|Input|Created)$|^(?:Change|Close|Create|Decide|Delete|Find|Identify|Match|Migrate|Open|Preview|Prove|Redeem|Set|SignIn|Switch|Update|Upload)[A-Z]|^(?:Link(?:Account|Users)|SendBack|SignIn|Resolve)$/;

interface Term {
  readonly name: string;
  readonly meaning: string;
  readonly file: string;
}

const mark = { begin: '<!-- written by npm run house -->', end: '<!-- end of what is written -->' };
const fileOf = (root: string): string => join(root, 'docs', 'glossary.md');

/**
 * Whose exported names are the product's words: the interface's records, policies, forms, and the tables. Classes,
 * schemas and types only: what functions do is told where they are called.
 */
const isGlossary = ({ path }: SourceFile): boolean =>
  path.endsWith('.entity.ts') ||
  (/^libs\/(?:domain|policy-engine|forms|messages)\/src\//.test(path) &&
    !/\/(?:operations|catalog)\//.test(path));

/** The words of the product by their names, with the first sentence that stands above each. */
export function glossaryTerms(root: string): Term[] {
  const terms = sourceFiles(root, 'apps/api', 'libs').filter(isGlossary).flatMap(termsOf);
  const named = new Map(terms.toReversed().map((term) => [term.name, term]));
  return [...named.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function termsOf({ path, text }: SourceFile): Term[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const name = termName(statement);
    const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc);
    const meaning = firstSentence(ts.getTextOfJSDocComment(comment?.comment) ?? '');
    if (!name || !meaning || request.test(name)) return [];
    return [{ name: name.replace(/Entity$/, ''), meaning, file: path }];
  });
}

function termName(statement: ts.Statement): string | undefined {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return undefined;
  const name = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name
    : ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)
      ? statement.name
      : undefined;
  return name && ts.isIdentifier(name) && /^[A-Z]/.test(name.text) ? name.text : undefined;
}

function firstSentence(comment: string): string {
  const text = comment.trim().replaceAll(/\s+/g, ' ');
  const sentence = (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text).replace(/^Beyond the contract: /, '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Writes the words into docs/glossary.md. */
export function writeGlossary(root: string): void {
  writeFileSync(fileOf(root), withTerms(readFileSync(fileOf(root), 'utf8'), glossaryTerms(root)));
}

/** Whether docs/glossary.md has the words as they are in the code. */
export function isGlossaryCurrent(root: string): boolean {
  const text = readFileSync(fileOf(root), 'utf8');
  return text === withTerms(text, glossaryTerms(root));
}

function withTerms(text: string, terms: readonly Term[]): string {
  const [from, to] = [text.indexOf(mark.begin), text.indexOf(mark.end)];
  if (from === -1 || to === -1) throw new Error('docs/glossary.md has no place for the words of the code.');
  const lines = terms.map(
    ({ name, meaning, file }) => `- [**${wordsOf(name)}**](../${file}) \`${name}\`: ${meaning}`,
  );
  return `${text.slice(0, from)}${mark.begin}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/** `CustomProperty` as people say it. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(?:api|pdf|ssn|ein|id|url|utc)\b/g, (word) => word.toUpperCase());
