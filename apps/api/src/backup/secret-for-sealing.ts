import type { BackupSecrets } from '../context/index.js';
import { type ArchiveSecret, toIdentity, toRecipient } from './archive-secret.js';
import { BackupError } from './backup-error.js';

/** What a new backup is sealed with: a public key where one is given, else a passphrase. */
export async function secretForSealing({ passphrase, recipient }: BackupSecrets): Promise<ArchiveSecret> {
  if (recipient !== undefined) return { recipient: toRecipient(recipient) };
  if (passphrase !== undefined) return { passphrase };
  const asked = await ask('Passphrase of the backup: ');
  if ((await ask('Once more: ')) !== asked) throw new BackupError('These are two different passphrases.');
  return { passphrase: asked };
}

export async function secretForOpening({ identity, passphrase }: BackupSecrets): Promise<ArchiveSecret> {
  if (identity !== undefined) return { identity: toIdentity(identity) };
  return { passphrase: passphrase ?? (await ask('Passphrase of the backup: ')) };
}

/** On a terminal, without showing what is typed. */
function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY)
    throw new BackupError(
      'Give the passphrase of the backup in a file, by BACKUP_PASSPHRASE_FILE, or run this on a terminal.',
    );
  stderr.write(question);
  stdin.setRawMode(true).resume().setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let typed = '';
    const onData = (text: string) => {
      for (const character of text) {
        if (character === '\u0003') return end(() => reject(new BackupError('Nothing was done.')));
        if (character === '\r' || character === '\n') return end(() => resolve(typed));
        typed = character === '\u007f' ? typed.slice(0, -1) : typed + character;
      }
    };
    const end = (then: () => void) => {
      stdin.off('data', onData).setRawMode(false).pause();
      stderr.write('\n');
      then();
    };
    stdin.on('data', onData);
  });
}
