import pg, { type Connection, type QueryResultRow } from 'pg';
import { noAccount } from '../row-security/account-rows-sql.js';
import type { RowScope } from '../row-security/credential-scope.js';
import type { SqlQuery } from '../to-insert-query.js';
import { corkForThisTurn, isStalePlan, toRow } from './named-query.js';
import type { PreparedStatements, RowShape } from './prepared-statements.js';
import { sendScope } from './send-scope.js';
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
  /** The statement that each completion is of; undefined for what says whose rows are seen. */
  private readonly steps: (number | undefined)[] = [];
  private step = 0;
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
    let current: RowScope | undefined;
    for (const [at, { name, values, scope }] of this.queries.entries()) {
      if (scope !== current) {
        current = scope;
        this.steps.push(undefined);
        sendScope(wire, this.statements, scope ?? noAccount, true);
      }
      this.steps.push(at);
      this.shapes.push(this.statements.get(name)?.shape);
      wire.bind({ statement: name, values: values.map(toWireValue) }, true);
      wire.execute(null, true);
    }
    wire.sync();
    return null;
  };

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const at = this.steps[this.step];
    if (at === undefined) return;
    try {
      this.answers[at]?.push(toRow(this.shapes[at], fields));
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error('a value could not be read');
    }
  }

  handleCommandComplete(): void {
    this.step++;
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
