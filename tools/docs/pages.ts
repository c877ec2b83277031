import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from '../setup/root.mjs';

/** A link of a page, such as `docs/settings.md` and `keys` for `[keys](settings.md#keys)`. */
interface Link {
  readonly page: string;
  readonly target: string;
  readonly anchor: string | undefined;
}

const textsByPage = new Map<string, string>();

export const pages = {
  /** Everything in docs, and the pages in the root. */
  all: (): readonly string[] =>
    globSync(['*.md', 'docs/**/*.md', 'libs/{embed,sdk}/README.md'], { cwd: root }).toSorted(),

  text(page: string): string {
    const text = textsByPage.get(page) ?? readFileSync(join(root, page), 'utf8');
    textsByPage.set(page, text);
    return text;
  },

  /** Links to files of the repository. */
  links: (page: string): readonly Link[] =>
    [...withoutCode(pages.text(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => {
        const [path = '', anchor] = link.split('#');
        return { page, target: path === '' ? page : normalize(join(dirname(page), path)), anchor };
      }),

  /** The anchors of a page's headings, as GitHub makes them. */
  anchors: (page: string): readonly string[] =>
    [...withoutCode(pages.text(page)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),

  exists: (target: string): boolean => existsSync(join(root, target)),

  /** The cells of each row of the page's tables, without their heads. */
  rows: (page: string): readonly (readonly string[])[] =>
    pages
      .text(page)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),

  /** The first column of the tables below a heading. */
  names: (page: string, heading: string): readonly string[] => {
    const section =
      pages
        .text(page)
        .split(/^## /m)
        .find((it) => it.startsWith(`${heading}\n`)) ?? '';
    return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  },
};

/** Fenced blocks and code in lines: brackets in them are no links, and `#` begins no heading. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^ *```[^]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]*`(?!\])/g, (code) => code.replaceAll(/[[\]()#]/g, ''));
}
