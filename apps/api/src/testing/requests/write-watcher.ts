import { query } from '../factories.js';
import type { TestApi } from '../test-api.js';

/**
 * Written to by refused requests too, and rightly so: when a credential was last used, what is counted, that a link is
 * open, and the record of who tried what.
 */
export const notRecords = [
  'employee_summaries',
  'form_sessions',
  'identity_checks',
  'request_counts',
  'security_events',
  'sign_in_failures',
  'user_sessions',
];

/** Notes every row that is written in any table of the application, once its transaction is committed. */
export class WriteWatcher {
  private constructor(private readonly api: TestApi) {}

  /** @param except tables that a refused request may rightly write to */
  static async start(api: TestApi, except: readonly string[]): Promise<WriteWatcher> {
    await query(api, `CREATE TABLE watched_writes (id bigserial PRIMARY KEY, table_name text NOT NULL)`);
    await query(
      api,
      `CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
          -- That a token was used is noted whatever became of the request, and nobody waits for it.
          IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'api_tokens'
             AND to_jsonb(OLD) - 'last_used_at' = to_jsonb(NEW) - 'last_used_at' THEN RETURN NULL; END IF;
          INSERT INTO watched_writes (table_name) VALUES (TG_TABLE_NAME); RETURN NULL;
        END $$`,
    );
    const tables = await query<{ name: string }>(
      api,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
        AND tablename <> ALL($1) AND tablename NOT IN ('watched_writes', 'migrations')`,
      [except],
    );
    for (const { name } of tables) {
      await query(
        api,
        `CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON "${name}"
          FOR EACH ROW EXECUTE FUNCTION note_write()`,
      );
    }
    return new WriteWatcher(api);
  }

  /** Tables written to since the last call. */
  async since(): Promise<readonly string[]> {
    const rows = await query<{ table_name: string }>(
      this.api,
      `WITH gone AS (DELETE FROM watched_writes RETURNING table_name) SELECT DISTINCT table_name FROM gone`,
    );
    return rows.map((row) => row.table_name).sort();
  }
}
