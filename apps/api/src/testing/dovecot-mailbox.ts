import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian's: Dovecot lets nobody read mail as root. */
const nobody = { uid: 65_534, gid: 65_534, user: 'nobody', group: 'nogroup' };
const password = 'pa"ss word\\';

/** Dovecot with one mailbox, run without rights of its own. A mail is delivered as a file of its Maildir. */
export class DovecotMailbox {
  private delivered = 0;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<DovecotMailbox> {
    const folder = await mkdtemp(join(tmpdir(), 'firstday-dovecot-'));
    const port = await freePort();
    const { uid, gid, user, group } = identity();
    await writeFile(join(folder, 'dovecot.conf'), configuration({ folder, port, uid, gid, user, group }));
    await writeFile(join(folder, 'users'), `bounces:{PLAIN}${password}::::::\n`);
    await makeMaildir(folder);
    for (const path of [folder, join(folder, 'users')]) await chown(path, uid, gid);
    await chmod(folder, 0o755);
    const child = spawn('dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore', uid, gid });
    await answers(port);
    const url = `imap://bounces:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`;
    return new DovecotMailbox(url, folder, child);
  }

  /** @param daysAgo when it arrived, as the server has it */
  async deliver(mail: string, daysAgo = 0): Promise<void> {
    const { uid, gid } = identity();
    this.delivered += 1;
    const name = `${Date.now()}.${this.delivered}.mx`;
    const path = join(this.folder, 'mail', 'tmp', name);
    await writeFile(path, mail);
    await chown(path, uid, gid);
    const arrived = Date.now() / 1000 - daysAgo * 86_400;
    await utimes(path, arrived, arrived);
    // As a delivery agent does it: nobody reads half a mail.
    await rename(path, join(this.folder, 'mail', 'new', name));
  }

  /** The names of all mails: a Maildir keeps in them what was marked. */
  async names(): Promise<readonly string[]> {
    const folders = ['new', 'cur'].map((name) => readdir(join(this.folder, 'mail', name)));
    return (await Promise.all(folders)).flat();
  }

  /** As somebody does who makes the mailbox anew: the numbers of its mails begin again. */
  async replace(): Promise<void> {
    await rm(join(this.folder, 'mail'), { recursive: true });
    await makeMaildir(this.folder);
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true });
  }
}

/** Whom it runs as: whoever runs the tests, unless that is root. */
function identity(): typeof nobody {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  if (uid === 0) return nobody;
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  return { uid, gid, user: userInfo().username, group };
}

async function makeMaildir(folder: string): Promise<void> {
  const { uid, gid } = identity();
  for (const path of ['mail', 'mail/new', 'mail/cur', 'mail/tmp', 'run', 'state']) {
    await mkdir(join(folder, path), { recursive: true });
    await chown(join(folder, path), uid, gid);
  }
}

type Place = ReturnType<typeof identity> & { readonly folder: string; readonly port: number };

const configuration = ({ folder, port, uid, gid, user, group }: Place): string =>
  `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
`.trimStart();

async function answers(port: number): Promise<void> {
  for (let left = 1000; ; left--) {
    const socket = connect({ host: '127.0.0.1', port });
    try {
      await once(socket, 'data');
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(50);
    } finally {
      socket.destroy();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
