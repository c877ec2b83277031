import { Permission } from '@firstday/domain';
import { type Asked, groupRefs, isDone, mustBeWithin, ofToken, permissions, rule } from './asked.js';

export async function createToken(asked: Asked): Promise<boolean> {
  const { dice, world, issuer } = asked;
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const given = permissions(asked);
  const named = given.length > 0 ? { permissions: given } : {};
  const made = await asked.ask('api_tokens.create', {
    body: { name: 'Drawn', ...named, ...(dice.isRare() && { expires_at }) },
  });
  if (!isDone(made)) return false;
  issuer.mustHold(made.body.permissions ?? Permission.options);
  // For a connected organization, by a header: what the permission for it lets a token do.
  const headers = { 'x-account-id': world.childAccount };
  const acting = await world.api.call('clients.list', { ...ofToken(made), headers });
  if (isDone(acting)) issuer.mustHold(['connected_organization:act', 'client:view']);
  return mustBeWithin(asked, ofToken(made));
}

/** The same request as another credential sent, with its key. */
export async function replayToken(asked: Asked): Promise<boolean> {
  const { key, body } = asked.world.keyed;
  const made = await asked.ask('api_tokens.create', { body, headers: { 'idempotency-key': key } });
  if (!isDone(made)) return false;
  asked.issuer.mustHold(Permission.options);
  return mustBeWithin(asked, ofToken(made));
}

export async function updateToken(asked: Asked): Promise<boolean> {
  const target = await asked.world.newToken(['form:view']);
  const given = permissions(asked);
  const changed = await asked.ask('api_tokens.update', {
    path: { api_token_id: target.id },
    body: { permissions: given.length > 0 ? given : null },
  });
  if (!isDone(changed)) return false;
  if (changed.body.permissions?.join() !== 'form:view')
    asked.issuer.mustHold(changed.body.permissions ?? Permission.options);
  return mustBeWithin(asked, target.sent);
}

export async function createUser(asked: Asked): Promise<boolean> {
  const email = `${asked.world.unused()}@drawn.example`;
  const body = { email, user_group_ids: await groupRefs(asked) };
  const made = await asked.ask('users.create', { body });
  return isDone(made) && mustBeWithin(asked, await asked.world.signIn(made.body.id));
}

export async function updateUser(asked: Asked): Promise<boolean> {
  const target = await asked.world.newPerson(
    asked.dice.isRare() ? [{ permissions: ['user:view'], access_rule: null }] : [],
  );
  const body = { user_group_ids: await groupRefs(asked) };
  const changed = await asked.ask('users.updateById', { path: { user_id: target.id }, body });
  return isDone(changed) && mustBeWithin(asked, target.sent);
}

export async function createGroup(asked: Asked): Promise<boolean> {
  const body = { name: 'Drawn', permissions: permissions(asked), access_rule: rule(asked) };
  const made = await asked.ask('user_groups.create', { body });
  if (!isDone(made)) return false;
  const { id, sent } = await asked.world.newPerson([]);
  const joined = { path: { user_id: id }, body: { user_group_ids: [made.body.id] } };
  await asked.world.must('users.updateById', joined);
  return mustBeWithin(asked, sent);
}

export async function updateGroup(asked: Asked): Promise<boolean> {
  const before = { permissions: asked.dice.some([...asked.issuer.forSome]), access_rule: rule(asked) };
  const target = await asked.world.newPerson([before]);
  const wanted = { permissions: permissions(asked), access_rule: rule(asked) };
  const body = asked.dice.isRare() ? { access_rule: null } : wanted;
  const path = { user_group_id: target.groupIds[0] };
  const changed = await asked.ask('user_groups.updateById', { path, body });
  return isDone(changed) && mustBeWithin(asked, target.sent);
}

export async function magicLink(asked: Asked): Promise<boolean> {
  const target = await asked.world.newPerson([{ permissions: permissions(asked), access_rule: rule(asked) }]);
  const user_email = `${target.id.toLowerCase()}@example.com`;
  const made = await asked.ask('magic_links.create', { body: { user_email, expire_in: 60 } });
  if (!isDone(made)) return false;
  const token = new URL(made.body.url).searchParams.get('link');
  const redeemed = await asked.world.api.call('sessions.redeemMagicLink', { body: { token }, token: null });
  const cookie = redeemed.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (redeemed.status !== 201) throw new Error(`the link answers ${redeemed.status}`);
  return mustBeWithin(asked, { token: null, headers: { cookie } });
}
