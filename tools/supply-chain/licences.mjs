import { Trouble } from '../setup/say.mjs';
import { readBom } from './bom.mjs';

/** Licences under which a component may be given on with the product. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Components under another licence, and why they may be there. */
const exceptions = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips as a shared library of its own, optional, unchanged and replaceable, as the LGPL asks',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data about browsers, named in its own package, which Next.js reads while it builds',
  },
];

/** @throws Trouble with each component whose licence is not on the list */
export async function checkLicences() {
  const wrong = wrongLicences((await readBom()).components);
  if (wrong.length > 0) throw new Trouble(['Licences that are not on the list:', ...wrong].join('\n  '));
}

export function wrongLicences(components) {
  return components
    .map((component) => ({ name: nameOf(component), licence: licenceOf(component) }))
    .filter(({ name, licence }) => !isAllowed(licence) && !isExcepted(name, licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/** An SPDX expression: of `OR` one side is enough, of `AND` both are needed. */
export function isAllowed(licence) {
  const bare = licence.replaceAll(/[()]/g, ' ').trim();
  return bare
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((one) => allowed.has(one.trim())));
}

const isExcepted = (name, licence) =>
  exceptions.some((one) => one.name.test(name) && one.licence === licence);

const nameOf = ({ purl, name }) => {
  const [, full] = /^pkg:npm\/(.+)@[^@]+$/.exec(purl ?? '') ?? [];
  return full ? decodeURIComponent(full) : name;
};

/**
 * What a component of the bill of materials says of its licence.
 * @param {{licenses?: readonly {expression?: string, license?: {id?: string, name?: string}}[]}} component
 */
export function licenceOf({ licenses = [] }) {
  const names = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name);
  return names.filter(Boolean).join(' AND ') || 'none given';
}
