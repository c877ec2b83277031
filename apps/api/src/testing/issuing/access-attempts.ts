import { ordinaryPermissions } from '@firstday/domain';
import {
  type AttemptContext,
  drawGroupRefs,
  isDone,
  assertWithinIssuer,
  ofToken,
  drawPermissions,
  drawRule,
} from './attempt-context.js';

export async function createToken(asked: AttemptContext): Promise<boolean> {
  const { dice, world, issuer } = asked;
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const given = drawPermissions(asked);
  const named = given.length > 0 ? { permissions: given } : {};
  const made = await asked.ask('api_tokens.create', {
    body: { name: 'Drawn', ...named, ...(dice.isRare() && { expires_at }) },
  });
  if (!isDone(made)) return false;
  issuer.assertHolds(made.body.permissions ?? ordinaryPermissions);
  // For a connected organization, by a header: what the permission for it lets a token do.
  const headers = { 'x-account-id': world.childAccount };
  const acting = await world.api.call('clients.list', { ...ofToken(made), headers });
  if (isDone(acting)) issuer.assertHolds(['connected_organization:act', 'client:view']);
  return assertWithinIssuer(asked, ofToken(made));
}

/** The same request as another credential sent, with its key. */
export async function replayToken(asked: AttemptContext): Promise<boolean> {
  const { key, body } = asked.world.keyed;
  const made = await asked.ask('api_tokens.create', { body, headers: { 'idempotency-key': key } });
  if (!isDone(made)) return false;
  asked.issuer.assertHolds(ordinaryPermissions);
  return assertWithinIssuer(asked, ofToken(made));
}

export async function updateToken(asked: AttemptContext): Promise<boolean> {
  const target = await asked.world.newToken(['form:view']);
  const given = drawPermissions(asked);
  const changed = await asked.ask('api_tokens.update', {
    path: { api_token_id: target.id },
    body: { permissions: given.length > 0 ? given : null },
  });
  if (!isDone(changed)) return false;
  if (changed.body.permissions?.join() !== 'form:view')
    asked.issuer.assertHolds(changed.body.permissions ?? ordinaryPermissions);
  return assertWithinIssuer(asked, target.sent);
}

export async function createUser(asked: AttemptContext): Promise<boolean> {
  const email = `${asked.world.unused()}@drawn.example`;
  const body = { email, user_group_ids: await drawGroupRefs(asked) };
  const made = await asked.ask('users.create', { body });
  return isDone(made) && assertWithinIssuer(asked, await asked.world.signIn(made.body.id));
}

export async function updateUser(asked: AttemptContext): Promise<boolean> {
  const target = await asked.world.newPerson(
    asked.dice.isRare() ? [{ permissions: ['user:view'], access_rule: null }] : [],
  );
  const body = { user_group_ids: await drawGroupRefs(asked) };
  const changed = await asked.ask('users.updateById', { path: { user_id: target.id }, body });
  return isDone(changed) && assertWithinIssuer(asked, target.sent);
}

export async function createGroup(asked: AttemptContext): Promise<boolean> {
  const body = { name: 'Drawn', permissions: drawPermissions(asked), access_rule: drawRule(asked) };
  const made = await asked.ask('user_groups.create', { body });
  if (!isDone(made)) return false;
  const { sent } = await asked.world.newMember([made.body.id]);
  return assertWithinIssuer(asked, sent);
}

export async function updateGroup(asked: AttemptContext): Promise<boolean> {
  const before = { permissions: asked.dice.some([...asked.issuer.forSome]), access_rule: drawRule(asked) };
  const target = await asked.world.newPerson([before]);
  const wanted = { permissions: drawPermissions(asked), access_rule: drawRule(asked) };
  const body = asked.dice.isRare() ? { access_rule: null } : wanted;
  const path = { user_group_id: target.groupIds[0] };
  const changed = await asked.ask('user_groups.updateById', { path, body });
  return isDone(changed) && assertWithinIssuer(asked, target.sent);
}

export async function createMagicLink(asked: AttemptContext): Promise<boolean> {
  const target = await asked.world.newPerson([
    { permissions: drawPermissions(asked), access_rule: drawRule(asked) },
  ]);
  const user_email = `${target.id.toLowerCase()}@example.com`;
  const made = await asked.ask('magic_links.create', { body: { user_email, expire_in: 60 } });
  if (!isDone(made)) return false;
  const token = new URL(made.body.url).searchParams.get('link');
  const redeemed = await asked.world.api.call('sessions.redeemMagicLink', { body: { token }, token: null });
  const cookie = redeemed.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (redeemed.status !== 201) throw new Error(`the link answers ${redeemed.status}`);
  return assertWithinIssuer(asked, { token: null, headers: { cookie } });
}
