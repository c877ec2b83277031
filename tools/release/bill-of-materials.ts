import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { licenceOf } from '../supply-chain/licences.mjs';
import { readBom } from '../supply-chain/bom.mjs';
import { root } from '../setup/root.mjs';
import type { NoticedPackage } from './third-party-notices.ts';
import type { LockedPackages } from './production-packages.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

interface Source {
  readonly commit: string;
  readonly seconds: number;
}

/** What builds with Next, or shrinks pictures, which nobody asks for. */
const leftOut = /^(?:sharp|@img\/.*|@next\/swc-.*|caniuse-lite|baseline-browser-mapping)$/;

/** What a release consists of, as CycloneDX without a word of when it was written, and where the licences are. */
export async function billOfMaterials(
  packages: LockedPackages,
  paths: readonly string[],
  { commit, seconds }: Source,
): Promise<{ readonly bom: object; readonly noticed: readonly NoticedPackage[] }> {
  const whole = await readBom();
  const folders = foldersOf(packages, [...paths, `node_modules/node-linux-${process.arch}`]);
  const all: readonly Component[] = whole.components;
  const components = all.filter((one) => folders.has(titleOf(one)) && !leftOut.test(nameOf(one)));
  const top = whole.metadata.component['bom-ref'];
  const kept = new Set([top, ...components.map((one) => one['bom-ref'])]);
  const edges: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[] =
    whole.dependencies;
  const bom = {
    ...whole,
    serialNumber: `urn:uuid:${uuidOf(commit)}`,
    metadata: { ...whole.metadata, timestamp: new Date(seconds * 1000).toISOString() },
    components,
    dependencies: edges
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
  const others = components.filter((one) => !nameOf(one).startsWith('@firstday/'));
  return { bom, noticed: others.map((one) => toNoticed(one, folders.get(titleOf(one)) ?? '')) };
}

/** Where each package is, by its name and version. */
function foldersOf(packages: LockedPackages, paths: readonly string[]): ReadonlyMap<string, string> {
  const installed = paths.filter((path) => existsSync(join(root, path)));
  return new Map(
    installed.map((path) => {
      const { name = path.slice(path.lastIndexOf('node_modules/') + 13), version = '' } =
        packages[path] ?? {};
      return [`${name}@${version}`, join(root, path)];
    }),
  );
}

const titleOf = (component: Component): string => `${nameOf(component)}@${component.version}`;

function nameOf({ purl = '', name }: Component): string {
  const [, full] = /^pkg:npm\/(.+)@[^@]+$/.exec(purl) ?? [];
  return full ? decodeURIComponent(full) : name;
}

const toNoticed = (component: Component, folder: string): NoticedPackage => ({
  name: nameOf(component),
  version: component.version,
  licence: licenceOf(component),
  folder,
});

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
