import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);

/** An integrator's project with the package in it as npm would publish it; `npm test` builds before it comes here. */
export class IntegratorsProject {
  private constructor(
    readonly folder: string,
    /** Where the package is. */
    readonly installed: string,
  ) {}

  /** @param beside the packages that the project has too */
  static async make(
    library = 'sdk',
    beside: readonly string[] = ['standardwebhooks', '@types'],
  ): Promise<IntegratorsProject> {
    const folder = await mkdtemp(join(tmpdir(), `firstday-${library}-`));
    const modules = join(folder, 'node_modules');
    const installed = join(modules, '@firstday', library);
    await mkdir(installed, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const { stdout } = await run(
      'npm',
      ['pack', '--ignore-scripts', '--json', `--pack-destination=${folder}`],
      { cwd: join(root, 'libs', library) },
    );
    const packed: unknown = JSON.parse(stdout);
    const [{ filename }] = Array.isArray(packed) ? packed : Object.values(Object(packed));
    await run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', installed]);
    for (const name of beside) await symlink(join(root, 'node_modules', name), join(modules, name));
    return new IntegratorsProject(folder, installed);
  }

  /** Runs a program of the project; answers what it prints. Rejects where it fails. */
  async run(file: string, env: Readonly<Record<string, string>>): Promise<string> {
    const { stdout } = await run(process.execPath, [file], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], ...env },
      timeout: 30_000,
    });
    return stdout;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
