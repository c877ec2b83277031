import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pruning1795246901239 implements MigrationInterface {
  readonly name = 'Pruning1795246901239';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_03a0c2876f0adcb4ab71a4facb" ON "form_sessions"  ("expires_at") `);
    await runner.query(`CREATE INDEX "IDX_dbc81ff542b1b3366bae195f2a" ON "user_sessions"  ("expires_at") `);
    await runner.query(`CREATE INDEX "IDX_a8e39dd431fceb80e0b60e3904" ON "magic_links"  ("expires_at") `);
    await runner.query(
      `CREATE INDEX "IDX_a033cc3537f46bd6374b900db8" ON "component_sessions"  ("code_expires_at") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
