import { describe, expect, it } from '@jest/globals';

import { examineSettingNames } from './examine-setting-names.ts';
import { exitCodeOf, findingLines, parseFindings, type ShownFinding } from './shown-finding.ts';

describe('names of settings', () => {
  it('that are misspelt are told, with what may be meant, and never with a value', () => {
    const found = examineSettingNames(
      { DATABSE_URL: 'postgres://u:hunter2@h/n' },
      { SMPT_URL: 'smtp://u:hunter2@h' },
    );
    expect(found.map(({ text, remedy }) => [text, remedy])).toEqual([
      ['DATABSE_URL is no setting: it has no effect.', 'Is DATABASE_URL meant?'],
      ['SMPT_URL is no setting: it has no effect.', 'Is SMTP_URL meant?'],
    ]);
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });

  it('that are ours, in files too, and what else is in an environment, are let be', () => {
    const ours = { PORT: '1', SMTP_URL_FILE: '/x', BACKUP_PASSPHRASE_FILE: '/x', EVERIFY_SIMULATOR: 'off' };
    const others = {
      HOME: '/root',
      PATH: '/bin',
      USER: 'x',
      LANG: 'C',
      HOSTNAME: 'h',
      npm_config_cache: 'x',
      TERM: 'x',
    };
    expect(examineSettingNames(ours, { ...ours, ...others })).toEqual([]);
  });
});

describe('what the doctor finds', () => {
  const finding = (state: ShownFinding['state']): ShownFinding => ({
    area: 'mail',
    state,
    text: 'It is so.',
    remedy: 'Do this.',
  });

  it('fails for a fault alone', () => {
    expect(exitCodeOf([finding('ok'), finding('warning')])).toBe(0);
    expect(exitCodeOf([finding('ok'), finding('fault')])).toBe(1);
  });

  it('is a line each, with what to do below it', () => {
    expect(findingLines([finding('fault')])).toBe(
      'fault    mail      It is so.\n                   → Do this.',
    );
  });

  it('is read from the API’s program, and nothing else is', () => {
    expect(parseFindings(JSON.stringify([finding('ok')]))).toEqual([finding('ok')]);
    for (const text of ['{}', '[1]', '[{"area":"x","state":"well","text":"y"}]'])
      expect(() => parseFindings(text)).toThrow('no findings');
  });
});
