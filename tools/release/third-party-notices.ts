import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is inside of a release, and under which terms. */
export interface NoticedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where its files of licences are. */
  readonly folder: string;
}

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl|unlicense|copyright)(?:[.-].*)?$/i;
const line = '-'.repeat(80);

/** What the embedded PostgreSQL brings along, whose package has no file that says so. */
const besidePostgres = [
  ['PostgreSQL 18', 'PostgreSQL', 'https://www.postgresql.org/about/licence/'],
  ['OpenSSL 1.1', 'OpenSSL', 'https://www.openssl.org/source/license-openssl-ssleay.txt'],
  ['ICU 60', 'ICU', 'https://www.unicode.org/copyright.html'],
  ['libxml2', 'MIT', 'https://gitlab.gnome.org/GNOME/libxml2'],
  ['libxslt', 'MIT', 'https://gitlab.gnome.org/GNOME/libxslt'],
  ['zlib', 'Zlib', 'https://zlib.net/zlib_license.html'],
  ['liblzma (XZ Utils)', '0BSD and public domain', 'https://tukaani.org/xz/'],
  ['OSSP uuid', 'MIT', 'http://www.ossp.org/pkg/lib/uuid/'],
] as const;

/** The licences of all that a release has of others: the text of each package's own files, once where several share it. */
export function thirdPartyNotices(packages: readonly NoticedPackage[]): string {
  const texts = new Map<string, string[]>();
  for (const one of packages) {
    const text =
      licenceText(one.folder) || `The package has no file of its licence, and names it: ${one.licence}.`;
    texts.set(text, [...(texts.get(text) ?? []), `${one.name} ${one.version} (${one.licence})`]);
  }
  const parts = [...texts].map(([text, names]) => `${line}\n${names.join('\n')}\n\n${text.trim()}\n`);
  const bundled = besidePostgres.map(([name, licence, where]) => `  ${name} (${licence}), ${where}`);
  return [
    'Firstday is made with what follows. The licences are those of the packages that it has of others.\n',
    `The embedded PostgreSQL comes with:\n${bundled.join('\n')}\n`,
    ...parts,
  ].join('\n');
}

/** Of a package itself, and of what was compiled into it. */
function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const own = readdirSync(folder).filter((name) => licenceFile.test(name));
  const inside = globSync('dist/compiled/**/LICENSE*', { cwd: folder });
  const texts = [...own.sort(), ...inside.sort()].map((name) =>
    readFileSync(join(folder, name), 'utf8').trim(),
  );
  return [...new Set(texts)].join('\n\n');
}
