import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTemporaryPostgres } from '../../../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../../process/ports.mjs';
import { type ImageDescription, readImageDescription } from './built-image.ts';
import { StartedImage } from './started-image.ts';

/** Of the bytes of its files and folders. */
const mostMegabytes = 300;

/** As an engine does with `--read-only`: nothing can be written but to what is mounted. */
const enter = `root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" &&
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp" && mount --bind "$data" "$root/var/lib/firstday" &&
mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && cd "$root" &&
exec chroot --userspec="$user" "$root" "$@"`;

/** What is said inside of it. */
const expected: readonly (readonly [words: readonly string[], says: RegExp])[] = [
  [['firstday', 'health'], /^ok$/m],
  [['firstday', 'token', 'create', 'Payroll', '--account', 'test'], /^fd_test_/],
  [['sh', '-c', 'id -u; echo > /opt/firstday/x || echo refused'], /^10001\nrefused$/],
];

/**
 * Runs an image on a read-only root, as the user that it names, beside a PostgreSQL, until it is healthy, and ends it.
 * @throws where it is too large, or anything else is not as it should be. @returns what there is
 */
export async function tryImage(file: string): Promise<string> {
  const image = readImageDescription(file);
  const size = sizeOf(image.root);
  if (size.ofFiles > mostMegabytes)
    throw new Error(`The image has ${size.ofFiles} MB, of which ${mostMegabytes} are allowed.`);
  const postgres = await startTemporaryPostgres();
  const data = mkdtempSync(join(tmpdir(), 'firstday-volume-'));
  chownSync(data, ...ownerOf(image));
  try {
    const seconds = await startAndStop(image, { data, databaseUrl: postgres.url, port: await freePort() });
    return `${size.ofFiles} MB (${size.onDisk} on this disk); healthy after ${seconds.toFixed(1)} s on a read-only root`;
  } finally {
    rmSync(data, { recursive: true, force: true });
    await postgres.stop();
  }
}

interface Place {
  readonly data: string;
  readonly databaseUrl: string;
  readonly port: number;
}

async function startAndStop(image: ImageDescription, { data, databaseUrl, port }: Place): Promise<number> {
  const settings = [`DATABASE_URL=${databaseUrl}`, `PORT=${port}`, `BASE_URL=http://localhost:${port}`];
  const inside = (words: readonly string[]): string[] => [
    ...['--mount', 'sh', '-c', enter, 'sh', image.root, data, image.user],
    ...['env', '-i', ...image.environment, ...settings, ...words],
  ];
  const began = Date.now();
  const service = new StartedImage(inside([...image.entrypoint, ...image.command]));
  try {
    await service.untilHealthy(port);
    const seconds = (Date.now() - began) / 1000;
    for (const [words, says] of expected) {
      const said = spawnSync('unshare', inside(words), { encoding: 'utf8' }).stdout.trim();
      if (!says.test(said)) throw new Error(`${words.join(' ')} said ${said}`);
    }
    return seconds;
  } finally {
    await service.stop();
  }
}

function ownerOf({ user }: ImageDescription): [number, number] {
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  return [uid, gid];
}

/** Each file once, however many names it has. */
function sizeOf(root: string): { readonly onDisk: number; readonly ofFiles: number } {
  const megabytes = (...words: readonly string[]) =>
    Math.round(
      Number.parseInt(spawnSync('du', ['-s', ...words, root], { encoding: 'utf8' }).stdout, 10) / 1e6,
    );
  return { onDisk: megabytes('--block-size=1'), ofFiles: megabytes('--bytes') };
}
