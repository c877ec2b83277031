import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Permission } from '@firstday/domain';
import fc from 'fast-check';
import { cases } from '../testing/cases.js';
import { createRecord } from '../testing/factories.js';
import { HostedPage, newTask } from '../testing/hosted-page.js';
import { Dice } from '../testing/issuing/dice.js';
import { IssuingWorld, type Sent } from '../testing/issuing/issuing-world.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';

/** How many times someone tries to read a value. */
const wanted = cases({ gate: 1_000, night: 10_000 });
/** By one person or token, of one employee. */
const attemptsOfActor = 20;

const ssnPath = 'employee.social_security_number';
const usable: readonly Permission[] = [
  'employee:view',
  'employee:edit',
  'task:view',
  'task:edit',
  'placement:view',
  'form:view',
  'component:create',
];

let api: TestApi;
let mail: MailServer;
let world: IssuingWorld;
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from });
  await api.call('message_settings.update', { body: { mode: 'on' } });
  world = await IssuingWorld.make(api);
}, 120_000);
afterAll(async () => {
  await api?.stop();
  await mail?.stop();
});

let people = 0;
const device = (name: string) => name.padEnd(32, 'x');

/** An employee who entered their number on their own device, or of whom the record had it. */
async function newVictim(dice: Dice) {
  people += 1;
  const number = `219-09-${String(1000 + people).slice(-4)}`;
  const email = `victim-${people}@home.example`;
  const isOnRecord = dice.below(3) === 0;
  const { id } = await createRecord(api, 'employees', {
    email,
    ...(isOnRecord ? { social_security_number: number } : {}),
  });
  const { taskId } = await newTask(api, 'w-4', { employee_id: id });
  if (!isOnRecord) {
    const { url } = await world.must('employees.getOnboardingUrl', { path: { employee_id: id } });
    const own = await HostedPage.exchange(api, url, device(`own-${people}`));
    await own.write(taskId, { [ssnPath]: number });
    const shown = (await own.sheet(taskId)).body.answers[ssnPath];
    if (shown !== number) throw new Error('an employee does not see what they entered on their own device');
  }
  return { id, taskId, number, email };
}
type Victim = Awaited<ReturnType<typeof newVictim>>;

async function newActor(dice: Dice): Promise<{ sent: Sent; maySee: boolean }> {
  const maySee = dice.below(3) === 0;
  const permissions = [
    ...new Set([
      ...usable.filter(() => dice.below(4) > 0),
      ...(maySee ? (['employee:view_sensitive'] as const) : []),
    ]),
  ];
  const sent =
    dice.below(3) === 0
      ? (await world.newToken(permissions)).sent
      : (await world.newPerson([{ permissions, access_rule: null }])).sent;
  return { sent, maySee };
}

interface Attempt {
  readonly dice: Dice;
  readonly victim: Victim;
  readonly sent: Sent;
}

/** Whatever the answers of one attempt say. */
type Attempted = (attempt: Attempt) => Promise<unknown[]>;

async function linkOf({ victim, sent, dice }: Attempt): Promise<string | undefined> {
  const assignee_type = dice.below(4) === 0 ? 'employer' : 'employee';
  const asked = { path: { employee_id: victim.id }, query: { assignee_type }, ...sent };
  return (await api.call('employees.getOnboardingUrl', asked)).body.url;
}

async function openedBy(attempt: Attempt): Promise<string | undefined> {
  const url = await linkOf(attempt);
  if (url === undefined) return undefined;
  const link = new URL(url).searchParams.get('link');
  const own = attempt.dice.below(2) === 0 ? { device: device(`theirs-${attempt.dice.below(4)}`) } : {};
  return (await api.call('form_sessions.create', { body: { link, ...own }, token: null })).body.token;
}

async function readIn(token: string, { victim, dice }: Attempt): Promise<unknown[]> {
  const path = { task_id: victim.taskId };
  const asked = [
    () => api.call('tasks.getSheet', { path, token }),
    () => api.call('tasks.getFields', { path, query: { include_sensitive_info: 'true' }, token }),
    () => api.call('employees.findById', { path: { employee_id: victim.id }, token }),
    () => api.call('tasks.findById', { path, token }),
  ];
  return [(await dice.among(asked)()).body];
}

const attempts: readonly Attempted[] = [
  async ({ victim, sent }) => [
    (await api.call('employees.findById', { path: { employee_id: victim.id }, ...sent })).body,
    (
      await api.call('tasks.getFields', {
        path: { task_id: victim.taskId },
        query: { include_sensitive_info: 'true' },
        ...sent,
      })
    ).body,
  ],
  async (attempt) => {
    const token = await openedBy(attempt);
    return token === undefined ? [] : readIn(token, attempt);
  },
  // Written over, and read again in the same session.
  async (attempt) => {
    const token = await openedBy(attempt);
    if (token === undefined) return [];
    const fields = [{ path: 'task.middle_initial', value: 'Q' }];
    await api.call('tasks.updateFields', {
      path: { task_id: attempt.victim.taskId },
      body: { fields },
      token,
    });
    return readIn(token, attempt);
  },
  // On one more device, by the code that the first one shows.
  async (attempt) => {
    const token = await openedBy(attempt);
    if (token === undefined) return [];
    const { body } = await api.call('form_sessions.continueElsewhere', { body: {}, token });
    if (body.url === undefined) return [];
    const code = new URL(body.url).searchParams.get('code');
    const opened = await api.call('form_sessions.continue', { body: { code }, token: null });
    return opened.body.session ? readIn(opened.body.session.token, attempt) : [];
  },
  // A guess, and all that is known of the employee.
  async (attempt) => {
    const token = await openedBy(attempt);
    if (token === undefined) return [];
    const code = String(10_000_000 + attempt.dice.below(60_000));
    await api.call('form_sessions.proveIdentity', { body: { code }, token });
    return readIn(token, attempt);
  },
  // Their own mailbox in place of the employee's, and the code that is sent there.
  async (attempt) => {
    const { victim, sent } = attempt;
    const email = `mallory-${(people += 1)}@evil.example`;
    const path = { employee_id: victim.id };
    await api.call('employees.updateById', { path, body: { email }, ...sent });
    const token = await openedBy(attempt);
    if (token === undefined) return [];
    const asked = await api.call('form_sessions.sendIdentityCode', { body: { channel: 'email' }, token });
    const sentTo = asked.status === 200 ? asked.body.channels[0]?.to : undefined;
    if (sentTo?.startsWith('m')) {
      const code = /\b\d{8}\b/.exec((await mail.mailsTo(email, 1)).at(-1)?.parsed.text ?? '')?.[0];
      await api.call('form_sessions.proveIdentity', { body: { code }, token });
    }
    return readIn(token, attempt);
  },
];

describe('a sealed value', () => {
  let asked = 0;
  let seen = 0;

  it(
    `is read in none of ${wanted} tries by someone whose permissions deny it`,
    async () => {
      const numbers = fc.array(fc.nat(0xffff), { minLength: 12, maxLength: 12 });
      const drawn = fc.record({
        identity: numbers,
        tries: fc.array(fc.record({ kind: fc.nat(attempts.length - 1), numbers }), {
          minLength: attemptsOfActor,
          maxLength: attemptsOfActor,
        }),
      });
      const property = fc.asyncProperty(drawn, async ({ identity, tries }) => {
        const dice = new Dice(identity);
        const [victim, { sent, maySee }] = [await newVictim(dice), await newActor(dice)];
        const digits = victim.number.replaceAll('-', '');
        for (let at = 0; at < tries.length; at += 4) {
          const read = await Promise.all(
            tries.slice(at, at + 4).map(({ kind, numbers: given }) => {
              const attempt = attempts[kind];
              if (!attempt) throw new Error('there is no such attempt');
              return attempt({ dice: new Dice(given), victim, sent });
            }),
          );
          asked += read.length;
          const text = JSON.stringify(read);
          const isRead = text.includes(victim.number) || text.includes(digits);
          if (isRead && !maySee) throw new Error('someone read a number that their permissions deny');
          if (isRead) seen += 1;
        }
        await world.forgetDrawn();
      });
      await fc.assert(property, { numRuns: Math.ceil(wanted / attemptsOfActor), endOnFailure: true });
      expect(asked).toBeGreaterThanOrEqual(wanted);
      // Those who may see it do, which shows that it was there to be read.
      expect(seen).toBeGreaterThan(0);
    },
    300_000 + wanted * 60,
  );
});
