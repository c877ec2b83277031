import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DeliveredKind, eventFacts, operations } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';
import { deliveryBody } from './delivery-body.js';
import { signWebhook, toSigningKey } from '../sealing/index.js';

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
let program: ChildProcess | undefined;

beforeAll(async () => {
  guide = await readFile(join(root, 'docs/webhooks.md'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'firstday-guide-'));
  receiver = await Receiver.start();
  api = await TestApi.start();
  const { body: hook } = await api.call('webhooks.create', { body: { url: `${receiver.url}/in` } });
  // While it is rotated two signatures come: each example has to find the one that is its own.
  const path = { webhook_id: hook.id };
  await api.call('webhooks.rotateToken', { path });
  await createRecord(api, 'employees', { first_name: 'Zoë “Q”' });
  const [arrived] = await receiver.deliveries('/in');
  const headers = Object.fromEntries(
    Object.entries(arrived?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  given = { body: arrived?.body ?? '', headers, token: hook.token };
});
afterAll(async () => {
  program?.kill();
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

/** Each example in a program that ends well where it accepts what it is given. */
const languages = {
  python: async (text: string) => {
    const script = `${text}
import os
given = json.loads(os.environ["GIVEN"])
assert verify(given["body"].encode(), given["headers"], given["token"])["type"] == "employee.created"`;
    return (what: Given) => accepts('python3', ['-c', script], what);
  },
  ruby: async (text: string) => {
    const script = `${text}
given = JSON.parse(ENV.fetch('GIVEN'))
exit verify(given['body'], given['headers'], given['token'])['type'] == 'employee.created'`;
    return (what: Given) => accepts('ruby', ['-e', script], what);
  },
  go: async (text: string) => {
    const program = join(folder, 'verify');
    const main = `
type given struct {
	Body, Token string
	Headers     map[string]string
}

func main() {
	var what given
	if json.Unmarshal([]byte(os.Getenv("GIVEN")), &what) != nil {
		os.Exit(3)
	}
	headers := http.Header{}
	for name, value := range what.Headers {
		headers.Set(name, value)
	}
	if Verify([]byte(what.Body), headers, what.Token) != nil {
		os.Exit(1)
	}
}`;
    const whole = text
      .replace('package firstday', 'package main')
      .replace('import (', 'import (\n\t"encoding/json"\n\t"os"');
    await writeFile(`${program}.go`, whole + main);
    await run('go', ['build', '-o', program, `${program}.go`], { cwd: folder });
    return (what: Given) => accepts(program, [], what);
  },
};
/** Languages that this machine has: Node and openssl it surely has, these perhaps. */
const present = (['python', 'ruby', 'go'] as const).filter((language) => {
  const asked = { python: ['python3', '--version'], ruby: ['ruby', '--version'], go: ['go', 'version'] }[
    language
  ];
  return spawnSync(asked[0] ?? '', asked.slice(1)).status === 0;
});

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

  it.each(present)('verifies in %s, and refuses what was changed, is old or another’s', async (language) => {
    const accept = await languages[language](example(language));
    expect(await accept(given)).toBe(true);
    for (const wrong of [changed(), old(), ofAnother()]) expect(await accept(wrong)).toBe(false);
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

  it('shows a delivery whose signature holds under the token that it names', async () => {
    const [, head = '', body = ''] = /^```http\n([\s\S]+?)\n\n(.+)\n```$/m.exec(guide) ?? [];
    const headers = Object.fromEntries(
      head
        .split('\n')
        .slice(1)
        .map((line) => line.split(': ')),
    );
    const [token = ''] = /whsec_[\w+/=]{40,}/.exec(guide) ?? [];
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const id = headers['webhook-id'];
    expect(headers).toMatchObject(signWebhook(id, at, body, [toSigningKey(token)]));
    // As one arrives: it was sent by the same code, and has the same shape.
    const { data } = JSON.parse(body);
    expect(body).toBe(deliveryBody('webhook.test', at, JSON.stringify(data)));
    expect(Object.keys(given.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
  });

  it('has a receiver that keeps each event once before it answers, and refuses what is not signed', async () => {
    const opened = `.listen(0, '127.0.0.1', function () {
  process.send(this.address().port);
})`;
    const script = `${example('js by-hand')}
const enqueue = (event) => process.send(event.data.first_name);
${example('js receiver').replace('.listen(process.env.PORT)', opened)}`;
    const file = join(folder, 'receiver.mjs');
    await writeFile(file, script);
    program = spawn('node', [file], {
      env: { ...process.env, NODE_OPTIONS: '', FIRSTDAY_TOKEN: given.token },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const said: unknown[] = [];
    program.on('message', (message) => said.push(message));
    await until(() => said.length === 1);
    const url = `http://127.0.0.1:${said.shift()}/`;
    const headers = Object.fromEntries(
      Object.entries(given.headers).filter(([name]) => name.startsWith('webhook-')),
    );
    const post = async (body: string) => (await fetch(url, { method: 'POST', headers, body })).status;
    expect([await post(given.body), await post(given.body)]).toEqual([204, 204]);
    expect(await post(changed().body)).toBe(401);
    await until(() => said.length > 0);
    expect(said).toEqual(['Zoë “Q”']);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let look = 0; look < 2000; look++) {
    if (isSo()) return;
    await wait(25);
  }
  throw new Error('it did not come to be so');
}
