import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The heads of an anchor are counted where a trail is read, and all of them are read where an installation is verified. */
export class AnchoredHeadsByAnchor1795361400000 implements MigrationInterface {
  readonly name = 'AnchoredHeadsByAnchor1795361400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "anchored_heads_of_anchor" ON "anchored_heads" ("anchor_sequence", "leaf_index")`,
    );
    await runner.query(`CREATE INDEX "trail_anchors_at" ON "trail_anchors" USING brin ("at")`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
