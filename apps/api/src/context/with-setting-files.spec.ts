import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settingNames } from './read-config.js';
import { withSettingFiles } from './with-setting-files.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstday-settings-'));
  file = join(folder, 'smtp');
  writeFileSync(file, 'smtps://user:hunter2@mail.example.com\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a setting in a file', () => {
  it('is read without the end of its line, and only that', () => {
    const { environment, wrong } = withSettingFiles({ SMTP_URL_FILE: file, PORT: '3000' }, settingNames);
    expect(environment).toMatchObject({ SMTP_URL: 'smtps://user:hunter2@mail.example.com', PORT: '3000' });
    expect(wrong).toEqual([]);
    writeFileSync(join(folder, 'two'), 'a\r\n\r\n');
    const two = withSettingFiles({ INTERNAL_TOKEN_FILE: join(folder, 'two') }, settingNames);
    expect(two.environment['INTERNAL_TOKEN']).toBe('a\r\n');
  });

  it('is refused where it is given twice or cannot be read, without a word of what it holds', () => {
    const given = { SMTP_URL: 'smtp://other', SMTP_URL_FILE: file, SMS_SECRET_FILE: join(folder, 'none') };
    const { wrong } = withSettingFiles({ ...given, METRICS_TOKEN_FILE: folder }, settingNames);
    expect(wrong.toSorted()).toEqual([
      `METRICS_TOKEN_FILE: ${folder} cannot be read (EISDIR)`,
      `SMS_SECRET_FILE: ${join(folder, 'none')} cannot be read (ENOENT)`,
      'SMTP_URL and SMTP_URL_FILE are both set: give one of them',
    ]);
    expect(wrong.join()).not.toContain('hunter2');
  });

  it('leaves alone what is called so and is a setting of its own, and what is no setting', () => {
    const given = { SECRET_KEY_FILE: '/no/such', DOCUMENT_SEAL_FILE: '/no/such', PIP_LOG_FILE: '/no/such' };
    expect(withSettingFiles(given, settingNames)).toEqual({ environment: given, wrong: [] });
  });
});
