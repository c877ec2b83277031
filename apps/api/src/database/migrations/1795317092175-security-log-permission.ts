import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators may do everything that there is, which the security log now belongs to. */
export class SecurityLogPermission1795317092175 implements MigrationInterface {
  readonly name = 'SecurityLogPermission1795317092175';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE user_groups SET permissions = array_append(permissions, 'security_log:view')
        WHERE key = 'admin' AND NOT 'security_log:view' = ANY (permissions)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
