import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Telemetry } from '../../observability/index.js';
import type { SqlQuery } from '../to-insert-query.js';
import type { QueryRunner } from './query-runner.js';
import type { StatementRunner } from './statement-runner.js';

/** A statement is a span by its name: neither its text nor its values are part of it. */
export const statementSpan = (name: string) => ({
  name,
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql' },
  isOnlyPart: true,
});

/** Each statement on a connection as a span of the trace that is under way. */
export const tracedStatements = (runner: StatementRunner, telemetry: Telemetry): StatementRunner => ({
  onClient: <Row extends QueryResultRow>(client: PoolClient, query: SqlQuery) =>
    telemetry.trace(statementSpan(query.name), () => runner.onClient<Row>(client, query)),
  onPool: <Row extends QueryResultRow>(pool: Pool, query: SqlQuery) =>
    telemetry.trace(statementSpan(query.name), () => runner.onPool<Row>(pool, query)),
});

/** Statements that share a round trip: each is a span of whoever asked for it. */
export class TracedQueryRunner implements QueryRunner {
  constructor(
    private readonly runner: QueryRunner,
    private readonly telemetry: Telemetry,
  ) {}

  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    return this.telemetry.trace(statementSpan(query.name), () => this.runner.run<Row>(query));
  }
}
