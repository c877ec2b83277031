import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { root } from '../setup/root.mjs';
import { isNeeded, isNeededOfWeb, twins } from './is-needed.ts';
import { productionPackages } from './production-packages.ts';

describe('the fonts of a release', () => {
  const faces = readFileSync(join(root, 'libs/documents/src/text/faces.ts'), 'utf8');

  it('are all in which documents are written', () => {
    const written = [...faces.matchAll(/'((?:Noto\w+-|\d{3})\w+)'/g)].map(([, name = '']) => name);
    expect(written).toEqual(expect.arrayContaining(['NotoSans-Italic', '600SemiBold', '400Regular']));
    for (const name of written) expect(isNeeded('fonts', `${name}.ttf`)).toBe(true);
  });

  it('are not those of other weights', () => {
    const others = ['NotoSansKR-Black.otf', 'NotoSansKR-DemiLight.otf', 'NotoSans_300Light.ttf'];
    for (const name of [...others, 'NotoSans_400Regular.ttf.png'])
      expect(isNeeded('fonts', name)).toBe(false);
  });
});

describe('the packages of a release', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const paths = productionPackages(packages, ['apps/api', 'apps/everify-simulator', 'apps/launcher']).filter(
    (path) => path.includes('node_modules/') && existsSync(join(root, path, 'package.json')),
  );
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const Conditions = z.record(z.string(), z.unknown());

  /** Where Node enters by this way of exporting, as `import` and as `require`. */
  function entrances(exported: unknown): string[] {
    if (typeof exported === 'string') return [exported];
    const named = Conditions.safeParse(exported).data;
    if (!named) return [];
    if (Object.keys(named).some((key) => key.startsWith('.')))
      return Object.entries(named).flatMap(([key, one]) =>
        key.startsWith('./browser') ? [] : entrances(one),
      );
    return ['import', 'require'].flatMap((way) => {
      const taken = Object.keys(named).find((key) => ['node', 'module-sync', 'default', way].includes(key));
      return taken === undefined ? [] : entrances(named[taken]);
    });
  }

  it('are entered by files that it has', () => {
    expect(paths.length).toBeGreaterThan(200);
    const lacking = paths.flatMap((path) => {
      const { main = 'index.js', exports } = JSON.parse(
        readFileSync(join(root, path, 'package.json'), 'utf8'),
      );
      return entrances(exports ?? main)
        .map((file) => file.replace(/^\.\//, ''))
        .filter(
          (file) => existsSync(join(root, path, file)) && isCode.test(file) && !isThere(nameOf(path), file),
        )
        .map((file) => `${path}/${file}`);
    });
    expect(lacking).toEqual([]);
  });

  const isCode = /\.[cm]?js$|\.json$|\.node$|\.wasm$/;
  /** With each folder on the way to it. */
  const isThere = (name: string, file: string): boolean =>
    file.split('/').every((_, at, parts) => isNeeded(name, parts.slice(0, at + 1).join('/')));

  it('have each twin that is left out', () => {
    const found = twins.filter((twin) =>
      paths.some((path) =>
        globSync(['*', '*/*'], { cwd: join(root, path) }).some((file) =>
          twin.test(`${nameOf(path)}/${file}`),
        ),
      ),
    );
    expect(found).toEqual(twins);
  });

  it('keep their licences', () => {
    for (const file of ['LICENSE', 'LICENSE.md', 'licence.txt', 'NOTICE.md'])
      expect([file, isNeeded('zod', file)]).toEqual([file, true]);
  });
});

describe('the web of a release', () => {
  it('lacks what Next traced and nothing asks for, and nothing else', () => {
    const next = 'node_modules/next/dist';
    expect(isNeededOfWeb(`${next}/server/capsize-font-metrics.json`)).toBe(false);
    expect(isNeededOfWeb(`${next}/compiled/next-server/app-page-turbo.runtime.prod.js`)).toBe(true);
    expect(isNeededOfWeb('apps/web/.next/server/app/page.js.nft.json')).toBe(false);
    expect(isNeededOfWeb('apps/web/.next/server/app-paths-manifest.json')).toBe(true);
  });
});
