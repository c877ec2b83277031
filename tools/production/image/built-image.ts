import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { z } from 'zod';

/** The Debian that the Dockerfile takes the system of an image from where nobody names another: with apt, as `debian:…-slim` is. */
const suite = 'trixie';

const Inspected = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
    }),
  }),
});

const Description = z.object({
  /** The folder that its files are in. */
  root: z.string(),
  user: z.string(),
  environment: z.array(z.string()),
  entrypoint: z.array(z.string()),
  command: z.array(z.string()),
});

/** What an engine runs an image by. */
export type ImageDescription = z.infer<typeof Description>;

export const readImageDescription = (file: string): ImageDescription =>
  Description.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The image of a release, built by its own Dockerfile, on a base that Debian's packages make. No container engine is needed. */
export class BuiltImage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'firstday-image-'));

  private constructor() {}

  /** Where its description is, for {@link readImageDescription}. */
  get file(): string {
    return join(this.#folder, 'image.json');
  }

  /** @throws where a program fails, with what it said */
  static async of(archive: string): Promise<BuiltImage> {
    const image = new BuiltImage();
    try {
      await image.#build(archive);
      return image;
    } catch (error) {
      await image.remove();
      throw error;
    }
  }

  async remove(): Promise<void> {
    await this.#run('buildah', ['umount', '--all']).catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #build(archive: string): Promise<void> {
    const base = join(this.#folder, 'base.tar');
    await this.#run('mmdebstrap', ['--quiet', '--variant=apt', suite, base]);
    await this.#run('tar', ['-xzf', archive, '-C', this.#folder, '--no-same-owner']);
    const container = await this.#run('buildah', ['from', 'scratch']);
    await this.#run('buildah', ['add', '--quiet', container, base, '/']);
    await this.#run('buildah', ['commit', '--quiet', '--rm', container, 'base']);
    const release = join(this.#folder, basename(archive, '.tar.gz'));
    const words = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', 'BASE=localhost/base'];
    const file = join(release, 'container', 'Dockerfile');
    await this.#run('buildah', ['bud', '--quiet', ...words, '--tag', 'firstday', '--file', file, release]);
    const { config } = Inspected.parse(
      JSON.parse(await this.#run('buildah', ['inspect', '--type', 'image', 'firstday'])),
    ).OCIv1;
    const made = await this.#run('buildah', ['from', 'localhost/firstday']);
    const description: ImageDescription = {
      root: await this.#run('buildah', ['mount', made]),
      user: config.User,
      environment: config.Env,
      entrypoint: config.Entrypoint,
      command: config.Cmd,
    };
    writeFileSync(this.file, JSON.stringify(description));
  }

  /** Images and containers are kept beside nothing of this machine's own. */
  async #run(program: string, args: readonly string[]): Promise<string> {
    const store = ['--root', join(this.#folder, 'store'), '--runroot', join(this.#folder, 'running')];
    const apart = program === 'buildah' ? [...store, '--storage-driver', 'vfs'] : [];
    const { stdout } = await promisify(execFile)(program, [...apart, ...args], { maxBuffer: 2 ** 26 });
    return stdout.trim();
  }
}
