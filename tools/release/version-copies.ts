import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that repeats the version, as it is and as the root's package.json has it. */
interface VersionCopy {
  readonly file: string;
  readonly is: string;
  readonly shall: string;
}

/** What pages show: archives, packages and images, such as `firstday-1.0.0-linux-x64.tar.gz`, and the answer of health. */
const shown = /(\bfirstday(?:-sdk|-embed)?[-:]|"version": ")\d+\.\d+\.\d+(?=-linux|\.tgz|[\s"])/g;

/**
 * The version is in the root's package.json. npm, Helm and copied commands need it too: `npm run generate` writes it
 * there, and a spec compares.
 */
export function versionCopies(root: string): readonly VersionCopy[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const copyOf = (file: string, change: (text: string) => string): VersionCopy => ({
    file,
    is: read(file),
    shall: change(read(file)),
  });
  const inPackage = (text: string) => text.replace(/^( {2}"version": ")[^"]*/m, `$1${version}`);
  return [
    ...globSync('{apps,libs}/*/package.json', { cwd: root }).map((file) => copyOf(file, inPackage)),
    copyOf('package-lock.json', (text) => inLock(text, version)),
    copyOf('tools/release/files/helm/firstday/Chart.yaml', (text) =>
      text.replaceAll(/^((?:appV|v)ersion: ).*/gm, `$1${version}`),
    ),
    ...globSync(['README.md', 'docs/**/*.md', 'libs/{embed,sdk}/README.md'], { cwd: root })
      .filter((file) => !file.startsWith(join('docs', 'adr')))
      .map((file) => copyOf(file, (text) => text.replaceAll(shown, `$1${version}`))),
  ];
}

/** The lock file repeats the version of the root and of each of its packages. */
function inLock(text: string, version: string): string {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const [path, one] of Object.entries<{ version?: string }>(lock.packages))
    if (one.version !== undefined && !path.includes('node_modules')) one.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}
