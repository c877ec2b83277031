import { isAlias, parseDocument, visit } from 'yaml';

export interface YamlIssue {
  readonly message: string;
}

/** Deeper than any form or condition. */
const maxDepth = 64;

/**
 * One document of plain YAML 1.2. Aliases are refused, since a few lines of them say gigabytes; so are keys that are there
 * twice, tags and whatever the library only warns of.
 */
export function parseYaml(text: string): { readonly value: unknown } | YamlIssue {
  try {
    const document = parseDocument(text, { merge: false, uniqueKeys: true, strict: true, version: '1.2' });
    const [wrong] = [...document.errors, ...document.warnings];
    if (wrong) return { message: firstLine(wrong.message) };
    let refused: string | undefined;
    visit(document, (_key, node, path) => {
      if (isAlias(node)) refused = 'Aliases (*name) are not taken: write it out';
      if (path.length > 2 * maxDepth) refused = `Nothing is nested deeper than ${maxDepth}`;
      return refused === undefined ? undefined : visit.BREAK;
    });
    return refused === undefined ? { value: document.toJS({ maxAliasCount: 0 }) } : { message: refused };
  } catch (error) {
    // The library reads nested collections by recursion.
    if (error instanceof RangeError) return { message: `Nothing is nested deeper than ${maxDepth}` };
    throw error;
  }
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 300) ?? '';
