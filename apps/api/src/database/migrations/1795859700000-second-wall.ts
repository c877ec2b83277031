import type { MigrationInterface, QueryRunner } from 'typeorm';

const scope = `(SELECT current_setting('firstday.account_id', true))`;
const isEveryAccount = `${scope} = '*'`;

/** Of an account itself, not of a row that names one: hidden from other accounts like those. */
const policies = [
  `CREATE POLICY account_rows ON accounts USING (CASE WHEN id = ${scope} THEN true ELSE ${isEveryAccount} END)`,
  // A platform lists the accounts of organizations that are connected to its own; it changes them in their own scope only.
  `CREATE POLICY family_rows ON accounts FOR SELECT
     USING (CASE WHEN id = ${scope} THEN true WHEN ${isEveryAccount} THEN true ELSE is_own_organization(organization_id) END)`,
  `CREATE POLICY account_rows ON organizations
     USING (CASE WHEN id = (SELECT own_organization()) OR parent_id = (SELECT own_organization()) THEN true ELSE ${isEveryAccount} END)`,
  // Each of the two accounts sees and ends the link. Only work across accounts sees both users, and makes one.
  `CREATE POLICY account_rows ON user_links
     USING (EXISTS (SELECT FROM users WHERE users.id IN (live_user_id, test_user_id)))
     WITH CHECK (EXISTS (SELECT FROM users WHERE users.id = live_user_id)
             AND EXISTS (SELECT FROM users WHERE users.id = test_user_id))`,
];

/**
 * Functions that run with the rights of the owner, and answer one narrow question each. They name the schema themselves: a schema of
 * the caller's cannot stand in for it. Only a role that serves may call those that look up credentials.
 */
const definer = (schema: string, signature: string, returns: string, body: string): string => `
  CREATE FUNCTION ${signature} RETURNS ${returns} LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = "${schema}", pg_temp AS $$ BEGIN ${body} END $$`;

/** The organization of the account whose rows are seen. */
const ownOrganization = (schema: string): string =>
  definer(
    schema,
    'own_organization()',
    'text',
    `RETURN (SELECT organization_id FROM accounts WHERE id = current_setting('firstday.account_id', true));`,
  );

/** Whether an organization is that of the account whose rows are seen, or is connected to it. */
const isOwnOrganization = (schema: string): string =>
  definer(
    schema,
    'is_own_organization(asked text)',
    'boolean',
    `RETURN EXISTS (SELECT FROM organizations WHERE id = asked AND own_organization() IN (id, parent_id));`,
  );

/** Where each credential is found: by a hash, or by an id that a signed link or a page's address names. */
const credentialPlaces = [
  ['api_token', 'api_tokens', 'hash'],
  ['user_session', 'user_sessions', 'hash'],
  ['form_session', 'form_sessions', 'hash'],
  ['continuation', 'form_sessions', 'continuation_hash'],
  ['component_code', 'component_sessions', 'code_hash'],
  ['component_session', 'component_sessions', 'token_hash'],
  ['component_session_id', 'component_sessions', 'id'],
  ['magic_link', 'magic_links', 'hash'],
  ['inspector_access', 'inspector_accesses', 'token_hash'],
  ['message', 'messages', 'id'],
] as const;

/** Whose a credential is: an account's id, or an empty text. Only who has the secret, or its hash, learns that. */
const credentialAccount = (schema: string): string => `
  CREATE FUNCTION credential_account(kind text, secret text, email text) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = "${schema}", pg_temp AS $$
  #variable_conflict use_column
  DECLARE found_account text;
  BEGIN
    CASE $1
    ${credentialPlaces
      .map(
        ([kind, table, column]) =>
          `WHEN '${kind}' THEN SELECT account_id INTO found_account FROM ${table} WHERE ${column} = $2;`,
      )
      .join('\n    ')}
    WHEN 'document' THEN
      SELECT documents.account_id INTO found_account FROM documents JOIN tasks ON tasks.id = task_id
       WHERE (pdf_sha256 = $2 OR certificate_sha256 = $2) AND tasks.purged_at IS NULL
       ORDER BY documents.created_at DESC LIMIT 1;
    WHEN 'password' THEN
      SELECT person.account_id INTO found_account FROM users person JOIN accounts account ON account.id = person.account_id
        JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
       WHERE person.email_key = $3 AND person.password_hash = $2
       ORDER BY account.mode, person.id DESC LIMIT 1;
    ELSE found_account := NULL;
    END CASE;
    RETURN coalesce(found_account, '');
  END $$`;

/** Users of an email in open accounts, oldest first. They are sent a link, or told of a failure: nothing else of them is answered. */
const usersOfEmail = (schema: string): string =>
  definer(
    schema,
    'users_of_email(asked text, most integer)',
    'TABLE (id text, account_id text)',
    `RETURN QUERY SELECT person.id, person.account_id FROM users person JOIN accounts account ON account.id = person.account_id
       JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
      WHERE person.email_key = asked ORDER BY person.id LIMIT most;`,
  );

/** Password hashes of the first version, which have a salt each and are looked for by the email alone. */
const legacyPasswords = (schema: string): string =>
  definer(
    schema,
    'legacy_passwords_of(asked text, most integer)',
    'TABLE (id text, account_id text, legacy_password_hash text)',
    `RETURN QUERY SELECT person.id, person.account_id, person.legacy_password_hash
       FROM users person JOIN accounts account ON account.id = person.account_id
       JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
      WHERE person.email_key = asked AND person.legacy_password_hash IS NOT NULL ORDER BY account.mode, person.id LIMIT most;`,
  );

const hasLegacyPasswords = (schema: string): string =>
  definer(
    schema,
    'has_legacy_passwords()',
    'boolean',
    `RETURN EXISTS (SELECT FROM users WHERE legacy_password_hash IS NOT NULL);`,
  );

/**
 * What API tokens may do, without their hashes: those of the account whose rows are seen, and those of the organization that it is
 * connected to, whose tokens act in it. It reads with the rights of the owner, since the parent's people and groups decide it.
 */
const tokenAuthority = `CREATE VIEW token_authority WITH (security_barrier = true) AS
  SELECT token.id, token.account_id, token.revoked_at, token.expires_at, owner.deleted_at AS organization_deleted_at,
         home.embedding_origins, token.owner_user_id, token.permissions AS own_permissions,
         ARRAY(SELECT DISTINCT permission FROM users person
                 JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
                      AND held.access_rule IS NULL
                CROSS JOIN unnest(held.permissions) AS permission
                WHERE person.id = token.owner_user_id) AS owner_permissions
    FROM api_tokens token
    JOIN accounts home ON home.id = token.account_id
    JOIN organizations owner ON owner.id = home.organization_id
   WHERE CASE WHEN NOT (SELECT row_security_active('api_tokens'::regclass)) THEN true
              WHEN token.account_id = ${scope} THEN true
              WHEN ${isEveryAccount} THEN true
              ELSE EXISTS (SELECT FROM organizations child
                            WHERE child.id = (SELECT own_organization()) AND child.parent_id = home.organization_id) END`;

/** Whoever makes a signature void leaves an entry in the trail by the end of the transaction, which the trail's key then covers. */
const voidsInTheTrail = [
  `CREATE FUNCTION require_void_in_trail() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT EXISTS (SELECT FROM audit_events WHERE task_id = NEW.task_id AND kind = 'signature_voided'
                       AND detail->>'signature_id' = NEW.id)
     THEN RAISE EXCEPTION 'a void signature has an entry in the trail' USING ERRCODE = 'insufficient_privilege'; END IF;
     RETURN NULL;
   END $$`,
  `CREATE CONSTRAINT TRIGGER void_is_in_trail AFTER UPDATE OF voided_at ON signatures DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW WHEN (OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL) EXECUTE FUNCTION require_void_in_trail()`,
];

/**
 * Policies of the tables that belong to accounts without an `account_id`, and the lookups that a request makes before its account is
 * known. Policies rest until `database roles` turns them on, as those of RowSecurity1795700100000 do.
 */
export class SecondWall1795859700000 implements MigrationInterface {
  readonly name = 'SecondWall1795859700000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }]: [{ schema: string }] = await runner.query('SELECT current_schema() AS schema');
    for (const create of [
      ownOrganization,
      isOwnOrganization,
      credentialAccount,
      usersOfEmail,
      legacyPasswords,
      hasLegacyPasswords,
    ])
      await runner.query(create(schema));
    await runner.query(
      `REVOKE EXECUTE ON FUNCTION credential_account(text, text, text), users_of_email(text, integer),
         legacy_passwords_of(text, integer), has_legacy_passwords() FROM PUBLIC`,
    );
    for (const policy of policies) await runner.query(policy);
    await runner.query(tokenAuthority);
    for (const statement of voidsInTheTrail) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
