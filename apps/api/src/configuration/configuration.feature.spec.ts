import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Policy } from '@firstday/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import type { Account } from '../context/context.js';
import { systemContext } from '../context/system-context.js';
import { formId as formIdOf } from '../testing/hosted-page.js';
import { publishedForm, workwear } from '../testing/published-form.js';
import { TestApi } from '../testing/test-api.js';
import { ConfigurationCommands } from './configuration-commands.js';
import { ConfigurationService } from './configuration.service.js';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await TestApi.shared();
  await configure();
});
afterAll(() => api.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstday-configuration-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const region = { fact: 'job.custom_attributes.region', operator: 'equals', value: 'north' };
const inNorth = {
  name: 'In the north',
  facts: { 'job.custom_attributes.region': 'north' },
  expected: 'met',
};

async function configure(): Promise<void> {
  const made = [
    await api.call('custom_properties.create', {
      body: {
        name: 'region',
        label: 'Region',
        entity_type: 'job',
        scalar_type: 'string',
        is_permission_scope: true,
      },
    }),
    await api.call('themes.create', { body: { name: 'Harbor: “día”', light: { progress: '#0a7' } } }),
    await api.call('hosted_texts.replace', {
      body: { language: 'en', welcome: 'Good to have you.', help_phone: '+1 518 555 0100' },
    }),
    await api.call('message_wordings.replace', {
      body: { kind: 'invitation', language: 'es', body: 'Hola, {first_name}:\n\n{link}' },
    }),
    await api.call('webhooks.create', {
      body: { url: 'https://example.com/hooks', description: 'Payroll', subscribed_events: ['task.updated'] },
    }),
  ];
  const handbook = await formIdOf(api, 'handbook');
  const formId = await publishedForm(api, 'own-workwear');
  const draft = { ...workwear, minutes: 3 };
  made.push(
    await api.call('forms.updateDraft', { path: { form_id: formId }, body: { content: draft } }),
    await api.call('policies.create', {
      body: { name: 'Kitchens/../north', condition: region, form_ids: [formId], tags: [{ name: 'north' }] },
    }),
    await api.call('policies.create', {
      body: { name: 'Docks', condition: region, form_ids: [handbook], tests: [inNorth] },
    }),
    ...(await Promise.all(
      ['north', 'south'].map((value) =>
        api.call('policies.create', {
          body: { name: 'Drivers', condition: { ...region, value }, form_ids: [handbook] },
        }),
      ),
    )),
    await api.call('themes.create', { body: { name: 'Twin', light: { progress: '#0a7' } } }),
    await api.call('themes.create', { body: { name: 'Twin', light: { progress: '#0a7' } } }),
    await api.call('policy_library.add', { path: { library_key: 'nj-w4' } }),
    await api.call('user_groups.create', {
      body: { name: 'Northerners', permissions: ['task:view', 'job:view'], access_rule: region },
    }),
  );
  for (const { status, body } of made) if (status > 201) throw new Error(JSON.stringify(body));
}

/** Answers what is printed, and the exit code. */
async function run(account: Account, words: string, dir = folder) {
  const [verb = '', ...flags] = words.split(' ');
  const ctx = systemContext(account, new Date(), api.app.get(Database));
  const printed: string[] = [];
  const service = api.app.get(ConfigurationService, { strict: false });
  const commands = new ConfigurationCommands(ctx, service, { write: (text) => printed.push(text) });
  const [prune, json, yes] = ['--prune', '--json', '--yes'].map((flag) => flags.includes(flag));
  const code = await commands.run([verb, dir], {
    prune: prune === true,
    json: json === true,
    yes: yes === true,
  });
  return { code, text: printed.join('\n') };
}

async function contents(dir: string): Promise<Record<string, string>> {
  const names = await readdir(dir, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)),
  );
}

const live = () => api.live.account;
const copy = () => api.stranger.account;
const put = (file: string, text: string) => writeFile(join(folder, file), text);
const edit = async (file: string, from: string, to: string) =>
  put(file, (await readFile(join(folder, file), 'utf8')).replace(from, to));

describe('configuration in files', () => {
  it('exports names and keys, in the same words each time, and nothing secret', async () => {
    await run(live(), 'export');
    const files = await contents(folder);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'custom-properties/job-region.yaml',
        'firstday.yaml',
        'forms/nj-w4.yaml',
        'forms/own-workwear.yaml',
        'groups/northerners.yaml',
        'hosted-texts/en.yaml',
        'message-wordings/invitation-es.yaml',
        'policies/library-nj-w4.yaml',
        'policies/kitchens-north.yaml',
        'themes/harbor-dia.yaml',
        'webhooks/https-example-com-hooks.yaml',
      ]),
    );
    expect(files['forms/nj-w4.yaml']).toMatch(/^key: nj-w4\npack_version: 1\n/);
    expect(files['policies/kitchens-north.yaml']).toContain('forms:\n  - own-workwear');
    expect(files['webhooks/https-example-com-hooks.yaml']).toBe(
      'url: https://example.com/hooks\ndescription: Payroll\nsubscribed_events:\n  - task.updated\n',
    );
    expect(JSON.stringify(files)).not.toMatch(/whsec_|_at:|(frm|form|pol|policy)_[0-9A-Za-z]{10}/);
    await run(live(), 'export');
    expect(await contents(folder)).toEqual(files);
    expect(await run(live(), 'diff --prune')).toEqual({ code: 0, text: 'No differences.' });
  });

  it('applies to an empty account, whose export is then the same to the byte', async () => {
    await run(live(), 'export');
    const files = await contents(folder);
    const { code, text } = await run(copy(), 'diff');
    expect(code).toBe(2);
    expect(text).toContain('+ create policies "Kitchens/../north"');
    const applied = await run(copy(), 'apply --yes');
    expect(applied.text).toContain('signing secrets of their own');
    expect(await run(copy(), 'diff --prune')).toEqual({ code: 0, text: 'No differences.' });
    await run(copy(), 'export');
    expect(await contents(folder)).toEqual(files);
    const { body } = await api.call('security_events.list', { token: api.stranger.apiToken });
    expect(JSON.stringify(body)).toContain('webhook.created');
  });

  it('changes what a file changes, field by field, and leaves alone what no file says', async () => {
    await run(live(), 'export');
    await edit('policies/kitchens-north.yaml', 'value: north', 'value: south');
    await edit('forms/own-workwear.yaml', 'minutes: 3', 'minutes: 4');
    await rm(join(folder, 'groups'), { recursive: true });
    const { code, text } = await run(live(), 'diff --json');
    expect(code).toBe(2);
    expect(JSON.parse(text).changes).toEqual([
      expect.objectContaining({
        identity: 'own-workwear',
        fields: [{ path: 'draft.minutes', before: 3, after: 4 }],
      }),
      {
        action: 'update',
        folder: 'policies',
        identity: 'Kitchens/../north',
        fields: [{ path: 'condition.value', before: 'north', after: 'south' }],
      },
    ]);
    await run(live(), 'apply --yes');
    expect((await run(live(), 'diff')).code).toBe(0);
    await edit('policies/kitchens-north.yaml', 'value: south', 'value: north');
    await edit('forms/own-workwear.yaml', 'minutes: 4', 'minutes: 3');
    await run(live(), 'apply --yes');
  });

  it('has a file of its own for each of several of one name, which says the same in every account', async () => {
    await run(live(), 'export');
    const files = await contents(folder);
    const drivers = Object.keys(files).filter((name) => name.includes('drivers'));
    expect(drivers).toEqual([
      expect.stringMatching(/^policies\/drivers-[0-9a-f]{8}\.yaml$/),
      expect.stringMatching(/^policies\/drivers-[0-9a-f]{8}\.yaml$/),
    ]);
    expect(Object.keys(files).filter((name) => name.includes('twin'))).toHaveLength(2);
    await run(copy(), 'apply --yes');
    await run(copy(), 'export');
    expect(await contents(folder)).toEqual(files);

    const [first = '', second = ''] = drivers;
    const change = async (file: string, from: string, to: string) =>
      put(file, (files[file] ?? '').replace(from, to));
    const ofFirst = files[first]?.includes('north') ? 'north' : 'south';
    await change(first, ofFirst, 'east');
    expect(JSON.parse((await run(live(), 'diff --json')).text).changes).toEqual([
      {
        action: 'update',
        folder: 'policies',
        identity: 'Drivers',
        fields: [{ path: 'condition.value', before: ofFirst, after: 'east' }],
      },
    ]);
    await run(live(), 'apply --yes');
    expect((await run(live(), 'diff --prune')).code).toBe(0);
    // Once more, without an export between: the other one still says what the account has.
    await change(first, ofFirst, 'west');
    await run(live(), 'apply --yes');
    expect((await run(live(), 'diff --prune')).code).toBe(0);
    // Both, from an export that is two changes old: nobody can say which is which.
    await change(first, ofFirst, 'up');
    await put(second.replace(/-\w{8}/, '-other'), (files[second] ?? '').replace('value: ', 'value: far '));
    await rm(join(folder, second));
    await expect(run(live(), 'apply --yes')).rejects.toThrow(
      'Several are called \\"Drivers\\", and nothing says which of them this is: export again',
    );
    await put(first, files[first] ?? '');
    await put(second, files[second] ?? '');
    await rm(join(folder, second.replace(/-\w{8}/, '-other')));
    await run(live(), 'apply --yes');
    await run(live(), 'export');
    expect(await contents(folder)).toEqual(files);
  });

  it('with --prune archives what no file says, and deletes nothing', async () => {
    await run(live(), 'export');
    const keep = await mkdtemp(join(tmpdir(), 'firstday-kept-'));
    await run(live(), 'export', keep);
    await rm(join(folder, 'policies/kitchens-north.yaml'));
    await rm(join(folder, 'forms/own-workwear.yaml'));
    await rm(join(folder, 'webhooks/https-example-com-hooks.yaml'));
    await rm(join(folder, 'message-wordings/invitation-es.yaml'));
    await rm(join(folder, 'hosted-texts/en.yaml'));
    const { text } = await run(live(), 'apply --prune --yes');
    expect(text).toContain('- retire policies "Kitchens/../north"\n- retire forms "own-workwear"');
    expect(text).toContain('= keep (cannot be archived) hosted-texts "en"');
    expect(text).toContain('- retire message-wordings "invitation es"');
    expect(text).toContain('= keep (cannot be archived) webhooks "https://example.com/hooks"');
    const { body } = await api.call('policies.list', { query: { status: 'archived' } });
    expect(body.data).toMatchObject([{ name: 'Kitchens/../north' }]);
    await run(live(), 'apply --yes', keep);
    expect((await run(live(), 'diff --prune', keep)).code).toBe(0);
    await rm(keep, { recursive: true });
  });

  it('asks before it applies, and applies nothing where nobody can be asked', async () => {
    await run(live(), 'export');
    await edit('themes/harbor-dia.yaml', '#0a7', '#0b7');
    await expect(run(live(), 'apply')).rejects.toThrow('give --yes');
    expect((await run(live(), 'diff')).code).toBe(2);
  });
});

describe('the tests of a policy', () => {
  beforeEach(() => run(live(), 'export'));

  it('stand in its file, and are changed by it', async () => {
    expect((await contents(folder))['policies/docks.yaml']).toContain(
      'tests:\n  - name: In the north\n    facts:\n      job.custom_attributes.region: north\n    expected: met\n',
    );
    await edit('policies/docks.yaml', 'In the north', 'In northern docks');
    const { text } = await run(live(), 'diff --json');
    expect(JSON.parse(text).changes).toMatchObject([
      { identity: 'Docks', fields: [{ path: expect.stringMatching(/^tests/) }] },
    ]);
    await run(live(), 'apply --yes');
    expect((await run(live(), 'diff')).code).toBe(0);
    await edit('policies/docks.yaml', 'In northern docks', 'In the north');
    await run(live(), 'apply --yes');
  });

  it('refuse a change that breaks one, with the file, the test and why', async () => {
    await edit('policies/docks.yaml', 'value: north', 'value: south');
    await expect(run(live(), 'apply --yes')).rejects.toThrow(
      'policies/docks.yaml: tests.0.expected: Expected met of “In the north”, and it is unmet. Not required because',
    );
    await edit('policies/docks.yaml', 'status: active', 'status: draft');
    await run(live(), 'apply --yes');
    const { body } = await api.call('policies.list', { query: { status: 'draft' } });
    const drafts = body.data.filter(({ library_key: key }: Policy) => key === null);
    expect(drafts).toMatchObject([{ name: 'Docks', tests: [{ expected: 'met', outcome: 'unmet' }] }]);
  });
});

describe('a folder that is wrong', () => {
  beforeEach(() => run(live(), 'export'));

  it('is refused with every issue at once, each with its file and path, and nothing of it stays', async () => {
    await edit('themes/harbor-dia.yaml', '#0a7', '#0c7');
    await edit('policies/kitchens-north.yaml', 'own-workwear', 'own-missing');
    await edit('groups/northerners.yaml', 'job.custom_attributes.region', 'job.custom_attributes.unknown');
    await edit('custom-properties/job-region.yaml', 'label: Region', 'label: Area');
    const refused = run(live(), 'apply --yes');
    await expect(refused).rejects.toThrow(
      'policies/kitchens-north.yaml: forms.0: The account has no published',
    );
    await expect(refused).rejects.toThrow('groups/northerners.yaml: access_rule');
    await expect(refused).rejects.toThrow(
      'custom-properties/job-region.yaml: A custom property never changes',
    );
    const { body } = await api.call('themes.list');
    expect(body.data[0].light.progress).toBe('#0a7');
  });

  it('is refused for keys that nobody knows, values of another kind, and one thing in two files', async () => {
    const property = await readFile(join(folder, 'custom-properties/job-region.yaml'), 'utf8');
    await put('custom-properties/again.yaml', property);
    await put('themes/other.yaml', 'name: Other\ncolour: red\nid: theme_1\n');
    await put('policies/odd.yaml', 'name: [1]\n');
    const refused = run(live(), 'diff');
    await expect(refused).rejects.toThrow(
      'custom-properties/job-region.yaml: custom-properties/again.yaml is of the same thing',
    );
    await expect(refused).rejects.toThrow('themes/other.yaml: colour: is unexpected');
    await expect(refused).rejects.toThrow('policies/odd.yaml: name');
  });

  it.each([
    ['aliases that multiply', 'name: &a [x, x]\nlight: [*a, *a, *a]\n', 'Aliases'],
    ['keys that are there twice', 'name: A\nname: B\n', 'unique'],
    ['tags', 'name: !!js/function "x"\n', 'themes/bad.yaml'],
    ['deep nesting', '['.repeat(100_000), 'themes/bad.yaml'],
    ['10 MB', `name: ${'x'.repeat(10_000_000)}\n`, 'at most 2 MB'],
    ['several documents', 'name: A\n---\nname: B\n', 'themes/bad.yaml'],
    ['nothing', '', 'themes/bad.yaml'],
    ['another prototype', '__proto__: {name: A}\n', 'themes/bad.yaml'],
  ])('is refused for %s', async (_what, text, message) => {
    await put('themes/bad.yaml', text);
    await expect(run(live(), 'diff')).rejects.toThrow(message);
  });

  it('is refused for links out of it and for folders that nobody knows', async () => {
    await symlink('/etc/hostname', join(folder, 'themes/link.yaml'));
    await symlink(tmpdir(), join(folder, 'secrets'));
    const refused = run(live(), 'diff');
    await expect(refused).rejects.toThrow('themes/link.yaml: Expected a file');
    await expect(refused).rejects.toThrow('secrets: Expected only folders');
  });

  it('is refused where an export was interrupted, and an export never writes over a link or among other files', async () => {
    await rm(join(folder, 'firstday.yaml'));
    await expect(run(live(), 'apply --yes')).rejects.toThrow('is no whole configuration');
    await rm(join(folder, 'themes'), { recursive: true });
    const elsewhere = await mkdtemp(join(tmpdir(), 'firstday-elsewhere-'));
    await writeFile(join(elsewhere, 'mine.yaml'), 'mine');
    await symlink(elsewhere, join(folder, 'themes'));
    await expect(run(live(), 'export')).rejects.toThrow('links are not followed');
    await expect(run(live(), 'export', elsewhere)).rejects.toThrow('a folder of its own');
    expect(await readdir(elsewhere)).toEqual(['mine.yaml']);
    await rm(elsewhere, { recursive: true });
  });

  it("is refused for another account's records", async () => {
    const token = api.stranger.apiToken;
    const { body } = await api.call('employers.create', { token, body: { name: 'Theirs' } });
    const condition = `condition: {fact: employer.id, operator: equals, value: ${body.id}}`;
    await put('policies/theirs.yaml', `name: Theirs\nstatus: active\n${condition}\nforms: [own-workwear]\n`);
    await expect(run(live(), 'apply --yes')).rejects.toThrow('policies/theirs.yaml: condition');
    const { body: policies } = await api.call('policies.list', { query: { per_page: 100 } });
    expect(JSON.stringify(policies)).not.toContain('Theirs');
  });
});
