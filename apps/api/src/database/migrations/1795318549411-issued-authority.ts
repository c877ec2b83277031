import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API tokens with bounds and an owner. Those that exist keep everything; what is new to allow, admins may. */
export class IssuedAuthority1795318549411 implements MigrationInterface {
  readonly name = 'IssuedAuthority1795318549411';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "api_tokens" ADD "permissions" text array`);
    await runner.query(`ALTER TABLE "api_tokens" ADD "allowed_networks" text array`);
    await runner.query(`ALTER TABLE "api_tokens" ADD "owner_user_id" text`);
    await runner.query(`ALTER TABLE "api_tokens" ADD "issuer_token_id" text`);
    await runner.query(`ALTER TABLE "api_tokens" ADD "last_used_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "api_tokens" ADD "expires_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `UPDATE user_groups SET permissions = permissions || ARRAY(
         SELECT added FROM unnest(ARRAY['connected_organization:act', 'webhook:view_secret']) AS added
          WHERE added <> ALL (permissions))
        WHERE key = 'admin'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
