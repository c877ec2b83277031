import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeliveredKind, eventFacts, operations } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newRecord } from '../testing/factories.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');

interface Given {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
}

let api: TestApi;
let receiver: Receiver;
let guide: string;
let given: Given;
let folder: string;

beforeAll(async () => {
  guide = await readFile(join(root, 'docs/webhooks.md'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'firstday-guide-'));
  receiver = await Receiver.start();
  api = await TestApi.start();
  const { body: hook } = await api.call('webhooks.create', { body: { url: `${receiver.url}/in` } });
  // While it is rotated two signatures come: each example has to find the one that is its own.
  const path = { webhook_id: hook.id };
  await api.call('webhooks.rotateToken', { path });
  await newRecord(api, 'employees', { first_name: 'Zoë “Q”' });
  const [arrived] = await receiver.deliveries('/in');
  const headers = Object.fromEntries(
    Object.entries(arrived?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  given = { body: arrived?.body ?? '', headers, token: hook.token };
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await rm(folder, { recursive: true });
});

/** The example of the guide that begins with this line. */
function example(fence: string): string {
  const [, text] = new RegExp(`^\`\`\`${fence}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide) ?? [];
  if (text === undefined) throw new Error(`the guide has no example ${fence}`);
  return text;
}

/** Whether a program ends well with what was given to it. */
async function accepts(program: string, args: readonly string[], what: Given): Promise<boolean> {
  const env = { ...process.env, NODE_OPTIONS: '', GIVEN: JSON.stringify(what) };
  return run(program, args, { cwd: root, env }).then(
    () => true,
    () => false,
  );
}
const changed = (): Given => ({ ...given, body: given.body.replace('Zoë', 'Zoe') });
const old = (): Given => ({
  ...given,
  headers: {
    ...given.headers,
    'webhook-timestamp': String(Number(given.headers['webhook-timestamp']) - 301),
  },
});
const ofAnother = (): Given => ({ ...given, token: `whsec_${Buffer.alloc(32).toString('base64')}` });

describe('the guide to webhooks', () => {
  it('names every kind of event, with what it says of itself, and no other', () => {
    const rows = [...guide.matchAll(/^\| `(\w+\.\w+)` +\| (.+?) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, kind]) => kind)).toEqual(DeliveredKind.options);
    for (const [, kind, description] of rows)
      expect(description).toBe(eventFacts(DeliveredKind.parse(kind)).description);
  });

  it('names operations that there are', () => {
    const known: string[] = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    const named = [...guide.matchAll(/`((?:GET|POST) \/[\w/{}]+)`/g)].map(([, name]) =>
      name?.replace('{id}', '{webhook_id}'),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(known).toContain(name);
  });

  it.each(['standardwebhooks', 'by-hand'])(
    'verifies in Node (%s), and refuses what was changed, is old or another’s',
    async (name) => {
      const script = `${example(`js ${name}`)}
const { body, headers, token } = JSON.parse(process.env.GIVEN);
if (verify(body, headers, token).type !== 'employee.created') process.exit(3);`;
      const args = ['--input-type=module', '-e', script];
      expect(await accepts('node', args, given)).toBe(true);
      for (const wrong of [changed(), old(), ofAnother()])
        expect(await accepts('node', args, wrong)).toBe(false);
    },
  );

  it('verifies in Python where there is one, and refuses what was changed, is old or another’s', async () => {
    const hasPython = await run('python3', ['--version']).then(
      () => true,
      () => false,
    );
    if (!hasPython) return process.stdout.write('python3 is not here: its example was not run\n');
    const script = `${example('python')}
import os
given = json.loads(os.environ["GIVEN"])
assert verify(given["body"].encode(), given["headers"], given["token"])["type"] == "employee.created"`;
    expect(await accepts('python3', ['-c', script], given)).toBe(true);
    for (const wrong of [changed(), old(), ofAnother()])
      expect(await accepts('python3', ['-c', script], wrong)).toBe(false);
    return true;
  });

  it('shows with openssl the very signature that came', async () => {
    const file = join(folder, 'body.json');
    const signatureOf = async (what: Given) => {
      await writeFile(file, what.body);
      const env = {
        ...process.env,
        TOKEN: what.token,
        ID: what.headers['webhook-id'],
        TIMESTAMP: what.headers['webhook-timestamp'],
      };
      return (await run('sh', ['-c', example('sh openssl')], { cwd: folder, env })).stdout.trim();
    };
    const came = given.headers['webhook-signature']?.split(' ');
    expect(came).toHaveLength(2);
    expect(came).toContain(await signatureOf(given));
    expect(came).not.toContain(await signatureOf(changed()));
  });
});
