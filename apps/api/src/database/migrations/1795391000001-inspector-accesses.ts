import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accesses of inspectors to packages. */
export class InspectorAccesses1795391000001 implements MigrationInterface {
  readonly name = 'InspectorAccesses1795391000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "inspector_accesses" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "package_id" text NOT NULL, "inspector_name" text NOT NULL, "inspector_agency" text, "token_hash" text NOT NULL, "code_hash" text NOT NULL, "issuer_type" text NOT NULL, "issuer_id" text NOT NULL, "wrong_codes" integer NOT NULL DEFAULT '0', "looks" integer NOT NULL DEFAULT '0', "last_look_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e457766d425201fa5e6308cb290" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "inspector_accesses_token" ON "inspector_accesses"  ("token_hash") `,
    );
    await runner.query(
      `CREATE INDEX "inspector_accesses_of_package" ON "inspector_accesses"  ("account_id", "package_id", "id") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
