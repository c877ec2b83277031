import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationRow, type OperationId, operations, ordinaryPermissions } from '@firstday/domain';
import fc from 'fast-check';
import { z } from 'zod';
import { cases } from '../testing/cases.js';
import { attempts, exchanges } from '../testing/issuing/attempts.js';
import { Dice } from '../testing/issuing/dice.js';
import { type DrawnGroup, IssuingWorld } from '../testing/issuing/issuing-world.js';
import { Issuer, readOperations } from '../testing/issuing/issuer.js';
import { TestApi } from '../testing/test-api.js';

/** How many times authority is asked for. */
const wanted = cases({ gate: 1_000, night: 10_000 });
/** By one person or token. */
const casesOfIssuer = 25;

const all = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const facts = (id: OperationId): OperationRow => operations[id];
const issuing = all.filter((id) => facts(id).issuesAuthority);
const tried = issuing.filter((id) => attempts[id]);
const needed = [...new Set(tried.flatMap((id) => facts(id).needs ?? []))];

let api: TestApi;
let world: IssuingWorld;
beforeAll(async () => {
  api = await TestApi.start();
  world = await IssuingWorld.make(api);
}, 120_000);
afterAll(() => api?.stop());

describe('operations that hand out authority', () => {
  it('are all tried, or exchange what one of those handed out', () => {
    expect([...Object.keys(attempts), ...exchanges].sort()).toEqual([...issuing].sort());
  });

  it('are all marked: whatever answers a credential, a link or a secret', () => {
    const secret = /^(token|previous_token|secret|code|url|redirect_url|password|ticket)$/;
    const answering = all.filter((id) =>
      namesIn(facts(id).answers[200])
        .concat(namesIn(facts(id).answers[201]))
        .some((name) => secret.test(name)),
    );
    // The code of a case is what E-Verify calls a reason, that of words says what is wrong with them.
    const others = answering.filter(
      (id) => !id.startsWith('everify_cases.') && id !== 'message_wordings.preview',
    );
    expect(others.filter((id) => !issuing.includes(id))).toEqual([]);
  });
});

function namesIn(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value)
      for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  return [...names];
}

/** What somebody may do: what some operation that hands out authority needs, and more or less besides. */
const drawnGroup = (dice: Dice): DrawnGroup => ({
  permissions: [...new Set([...dice.some(needed), ...dice.some(ordinaryPermissions)])],
  access_rule: dice.below(3) === 0 ? dice.among(world.rules) : null,
});

async function newIssuer(dice: Dice): Promise<Issuer> {
  if (dice.below(3) === 0) {
    const held = dice.isRare() ? null : drawnGroup(dice).permissions;
    const { id, sent } = await world.newToken(held);
    const may = new Set(held ?? ordinaryPermissions);
    return new Issuer(world, sent, { id, groupIds: [], forAll: may, forSome: may });
  }
  const groups = Array.from({ length: 1 + dice.below(3) }, () => drawnGroup(dice));
  const { id, groupIds, sent } = await world.newPerson(groups);
  const of = (some: readonly DrawnGroup[]) => new Set(some.flatMap(({ permissions }) => permissions));
  const forAll = of(groups.filter(({ access_rule }) => access_rule === null));
  return new Issuer(world, sent, { id, groupIds, forAll, forSome: of(groups) });
}

describe('what is handed out', () => {
  const issued = new Map<OperationId, number>();
  let asked = 0;

  /** Not even to themselves. */
  async function promoteThemselves(issuer: Issuer, dice: Dice): Promise<void> {
    const [reading, other] = [dice.among(readOperations), dice.among(readOperations)];
    await Promise.all([issuer.visible(reading), issuer.visible(other)]);
    const [group] = issuer.groupIds;
    const body = dice.isRare() ? { access_rule: null } : { permissions: dice.some(ordinaryPermissions) };
    const promoted = { user_group_ids: [dice.among(['admin', ...issuer.groupIds])] };
    if (!group)
      await api.call('api_tokens.update', {
        ...issuer.sent,
        path: { api_token_id: issuer.id },
        body: { permissions: null },
      });
    else if (dice.below(2) === 0)
      await api.call('user_groups.updateById', { ...issuer.sent, path: { user_group_id: group }, body });
    else await api.call('users.updateById', { ...issuer.sent, path: { user_id: issuer.id }, body: promoted });
    await issuer.assertSeesAllOf(issuer.sent, reading);
    await issuer.assertSeesAllOf(issuer.sent, other);
  }

  it(
    `exceeds what its issuer has in none of ${wanted} cases`,
    async () => {
      const numbers = fc.array(fc.nat(0xffff), { minLength: 16, maxLength: 16 });
      const drawn = fc.record({
        identity: numbers,
        attempts: fc.array(fc.record({ operation: fc.nat(tried.length - 1), numbers }), {
          minLength: casesOfIssuer - 1,
          maxLength: casesOfIssuer - 1,
        }),
      });
      const within = fc.asyncProperty(drawn, async ({ identity, attempts: given }) => {
        const dice = new Dice(identity);
        const issuer = await newIssuer(dice);
        const attempt = async ({ operation, numbers }: (typeof given)[number]) => {
          const id = tried[operation];
          if (!id) throw new Error('there is no such operation');
          const ask = (asks: OperationId, call: object = {}) =>
            api.call(asks, { ...issuer.sent, ...call, ...withHeaders(issuer, call) });
          const of = new Dice(numbers);
          const isIssued = await of.among(attempts[id] ?? [])({ world, issuer, dice: of, ask });
          asked += 1;
          if (isIssued) issued.set(id, (issued.get(id) ?? 0) + 1);
        };
        // A few at a time: each waits for the database most of the time.
        for (let at = 0; at < given.length; at += 6) await Promise.all(given.slice(at, at + 6).map(attempt));
        await promoteThemselves(issuer, dice);
        await world.forgetDrawn();
        asked += 1;
      });
      await fc.assert(within, { numRuns: Math.ceil(wanted / casesOfIssuer), endOnFailure: true });
      expect(asked).toBeGreaterThanOrEqual(wanted);
      // None was refused to everybody, which would show nothing.
      expect(tried.filter((id) => !issued.get(id))).toEqual([]);
    },
    300_000 + wanted * 60,
  );
});

const withHeaders = ({ sent }: Issuer, call: object) =>
  'headers' in call && typeof call.headers === 'object'
    ? { headers: { ...sent.headers, ...call.headers } }
    : {};
