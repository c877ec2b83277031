import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig, WrongSettings } from '../context/read-config.js';
import { runKeyCommand } from './run-key-command.js';
import { readKeys } from './read-keys.js';
import { parseKeys } from './parse-keys.js';
import { createFirstKey, createKeyFile } from './keys/create-key-file.js';

let folder: string;
const written = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const idOf = (byte: number) => parseKeys(written(byte), 'here')[0]?.id;
const settings = (more: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/none', DATA_DIR: folder, ...more });
const idsOf = async (more?: Record<string, string>) => (await readKeys(settings(more))).map(({ id }) => id);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstday-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the keys of an installation', () => {
  it('begin with one that is made at the first start, for the owner alone, and stays', async () => {
    await createFirstKey(folder);
    const [first] = await idsOf();
    await createFirstKey(folder);
    const later = await createKeyFile(folder);
    expect(await idsOf()).toEqual([first, later.id]);
    for (const file of ['secret.key', `keys/${later.id}.key`])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  it('come from a file with one, a file with several and what a command prints', async () => {
    const [one, several, program] = ['one', 'several', 'program'].map((name) => join(folder, name));
    if (!one || !several || !program) throw new Error('no paths');
    await writeFile(one, `${written(1)}\n`);
    await writeFile(several, `# of the vault\n${written(2)}\n\n${written(3)}\n`);
    await writeFile(program, `#!/bin/sh\necho '["${written(4)}", "${written(5)}"]'\n`);
    await chmod(program, 0o700);
    const given = { SECRET_KEY_FILE: one, SECRET_KEYS_FILE: several, KEY_COMMAND: program };
    expect((await idsOf(given)).slice(2)).toEqual([1, 2, 3, 4, 5].map(idOf));
  });

  it('that cannot be read are told by where they are and what to do, never by what they hold', async () => {
    const bad = join(folder, 'bad');
    for (const text of [
      '',
      'hunter2-hunter2',
      `${written(1)}${written(2)}`,
      '["',
      `[{"key":"${written(1)}"}]`,
    ]) {
      await writeFile(bad, text);
      const message = await readKeys(settings({ SECRET_KEY_FILE: bad })).catch(
        (error: Error) => error.message,
      );
      expect(message).toContain(bad);
      if (text.length > 2) expect(message).not.toContain(text);
    }
    await expect(readKeys(settings({ SECRET_KEY_FILE: join(folder, 'none') }))).rejects.toThrow('ENOENT');
  });
});

describe('KEY_COMMAND', () => {
  it('that is missing, fails, hangs or prints no key is told without what it printed', async () => {
    const message = (script: string) =>
      runKeyCommand(['/bin/sh', '-c', script], 300).catch((error: Error) => error.message);
    await expect(runKeyCommand([join(folder, 'none')])).rejects.toThrow('is not there');
    expect(await message('echo hunter2; echo hunter2 >&2; exit 3')).toMatch(
      /^KEY_COMMAND: \/bin\/sh ended with 3\./,
    );
    expect(await message('sleep 20')).toContain('did not end within 0.3 seconds');
    const printed = await message('echo hunter2hunter2');
    expect(printed).toContain('What KEY_COMMAND prints');
    expect(printed).not.toContain('hunter2');
  });

  it('is a program and words, or a JSON array; what only a shell would understand is refused', () => {
    expect(settings({ KEY_COMMAND: '/opt/keys.sh --all  x' }).keys.command).toEqual([
      '/opt/keys.sh',
      '--all',
      'x',
    ]);
    expect(settings({ KEY_COMMAND: '["/opt/keys.sh", "a b", "$(id)"]' }).keys.command).toEqual([
      '/opt/keys.sh',
      'a b',
      '$(id)',
    ]);
    for (const line of ['vault read x | jq .', 'keys "a b"', 'echo $KEY', 'a; b', '["a", 1]', '[]'])
      expect(() => settings({ KEY_COMMAND: line })).toThrow(WrongSettings);
  });
});
