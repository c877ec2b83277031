import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { decisionsIndex } from './decisions.ts';
import { pages } from './pages.ts';

describe('the documentation', () => {
  it('is reached from docs/README.md, every page of it', () => {
    const reached = new Set(['docs/README.md']);
    for (const page of reached)
      for (const { target } of pages.links(page)) {
        if (target.endsWith('.md') && pages.exists(target)) reached.add(target);
      }
    expect(pages.all().filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });

  it('has every page but the decisions in docs/README.md itself', () => {
    const listed = pages.links('docs/README.md').map(({ target }) => target);
    const own = pages.all().filter((page) => /^docs\/(?!adr\/\d|README)/.test(page));
    expect(own.filter((page) => !listed.includes(page))).toEqual([]);
  });

  it('lists the decisions in docs/adr/README.md: `npm run generate`', () => {
    const { is, shall } = decisionsIndex(root);
    expect(is).toBe(shall);
  });

  it('has no link that leads nowhere', () => {
    const broken = pages.all().flatMap((page) =>
      pages
        .links(page)
        .filter(({ target, anchor }) => {
          if (!pages.exists(target)) return true;
          return anchor !== undefined && target.endsWith('.md') && !pages.anchors(target).includes(anchor);
        })
        .map(({ target, anchor }) => `${page}: ${target}${anchor === undefined ? '' : `#${anchor}`}`),
    );
    expect(broken).toEqual([]);
  });

  it('names no command that there is not', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const unknown = pages
      .all()
      .filter((page) => !page.startsWith(join('docs', 'adr', '0')))
      .flatMap((page) =>
        [...pages.text(page).matchAll(/npm run ([a-z][\w:]*)/g)]
          .map(([, name = '']) => name)
          .filter((name) => !Object.hasOwn(scripts, name))
          .map((name) => `${page}: npm run ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('has no table that is padded beyond 120 columns', () => {
    const padded = pages.all().flatMap((page) =>
      pages
        .text(page)
        .split('\n')
        .filter((line) => /^ *\|/.test(line) && line.length > 120 && /[^|\s] {2,}\||\| -{4,}/.test(line))
        .map((line) => `${page}: ${line.slice(0, 60)}`),
    );
    expect(padded).toEqual([]);
  });
});
