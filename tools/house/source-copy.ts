import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '../setup/root.mjs';

const runFile = promisify(execFile);
const unwanted = /\/(dist|node_modules|\.next|\.nx)(\/|$)/;

/**
 * A temporary copy of some of the sources, to try a change in. Its packages are those of the checkout, but for our own
 * libraries, which are the copy's; Node compiles them as they are imported (run-from-source.mjs).
 */
export class SourceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'firstday-copy-'));
  private readonly original: ReadonlyMap<string, string>;

  /** @param parts files and folders, from the root of the repository */
  constructor(private readonly parts: readonly string[]) {
    for (const part of parts)
      cpSync(join(root, part), join(this.folder, part), {
        recursive: true,
        filter: (path) => !unwanted.test(path.slice(root.length)),
      });
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(join(this.folder, 'package.json'), JSON.stringify({ type: 'module', version }));
    this.linkPackages();
    this.original = filesIn(this.folder, parts);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** @throws where the line that it follows is not there once */
  addLine({
    file,
    after,
    line,
  }: {
    readonly file: string;
    readonly after: string;
    readonly line: string;
  }): void {
    const lines = this.read(file).split('\n');
    const at = lines.indexOf(after);
    if (at === -1 || lines.lastIndexOf(after) !== at) throw new Error(`${file} does not have once: ${after}`);
    this.write(file, lines.toSpliced(at + 1, 0, line).join('\n'));
  }

  /** What Node prints when it runs these arguments in the copy. */
  async run(
    args: readonly string[],
    environment: Readonly<Record<string, string | undefined>> = {},
  ): Promise<string> {
    const env = { PATH: process.env['PATH'], NODE_OPTIONS: '', ...environment };
    const { stdout } = await runFile(process.execPath, [...args], {
      cwd: this.folder,
      env,
      maxBuffer: 64e6,
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  }

  /** Files that were changed or written since the copy was made. */
  changed(): string[] {
    return [...filesIn(this.folder, this.parts)]
      .filter(([file, text]) => this.original.get(file) !== text)
      .map(([file]) => file)
      .sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private linkPackages(): void {
    const packages = join(this.folder, 'node_modules');
    mkdirSync(join(packages, '@firstday'), { recursive: true });
    for (const entry of readdirSync(join(root, 'node_modules')))
      if (entry !== '@firstday') symlinkSync(join(root, 'node_modules', entry), join(packages, entry));
    for (const library of readdirSync(join(this.folder, 'libs')))
      symlinkSync(join(this.folder, 'libs', library), join(packages, '@firstday', library));
    // Packages of which an app needs another version than the rest.
    for (const app of readdirSync(join(this.folder, 'apps'))) {
      const own = join('apps', app, 'node_modules');
      if (existsSync(join(root, own))) symlinkSync(join(root, own), join(this.folder, own));
    }
  }
}

const filesIn = (base: string, parts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    parts
      .flatMap((part) =>
        /\.\w+$/.test(part)
          ? [part]
          : readdirSync(join(base, part), { recursive: true, encoding: 'utf8' }).map((file) =>
              join(part, file),
            ),
      )
      .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !unwanted.test(`/${file}`))
      .map((file) => [file, readFileSync(join(base, file), 'utf8')] as const),
  );
