import pg, { type Connection, type QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import { corkForThisTurn, isStalePlan, toRow } from './named-query.js';
import type { PreparedStatements, RowShape } from './prepared-statements.js';
import { toWireValue } from './to-wire-value.js';

type BatchCallback = (error: Error | null, answers: readonly QueryResultRow[][]) => void;

/**
 * Several prepared statements sent together in one implicit transaction; the callback is called once, after the
 * commit or with the error that undid all of them.
 */
export class SharedQuery extends pg.Query {
  readonly callback: BatchCallback;
  private readonly statements: PreparedStatements;
  private readonly queries: readonly SqlQuery[];
  private readonly answers: QueryResultRow[][];
  private readonly shapes: (RowShape | undefined)[] = [];
  private at = 0;
  private failure: Error | null = null;

  constructor(statements: PreparedStatements, queries: readonly SqlQuery[], callback: BatchCallback) {
    super('');
    this.statements = statements;
    this.queries = queries;
    this.callback = callback;
    this.answers = queries.map(() => []);
  }

  override submit = (wire: Connection): null => {
    corkForThisTurn(wire);
    for (const { name, values } of this.queries) {
      this.shapes.push(this.statements.get(name)?.shape);
      wire.bind({ statement: name, values: values.map(toWireValue) }, true);
      wire.execute(null, true);
    }
    wire.sync();
    return null;
  };

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.answers[this.at]?.push(toRow(this.shapes[this.at], fields));
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error('a value could not be read');
    }
  }

  handleCommandComplete(): void {
    this.at++;
  }

  handleError(error: Error): void {
    // It cannot be known which of them is stale: those that are not are prepared again as well.
    if (isStalePlan(error)) for (const { name } of this.queries) this.statements.delete(name);
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.failure, this.answers);
  }
}
