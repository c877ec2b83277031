import pg, { type Connection, type QueryResultRow } from 'pg';
import type { SqlQuery } from '../insert-target.js';
import { type RowShape, toRow, rowShapesOf, toWireValue } from './named-query.js';

type BatchCallback = (error: Error | null, answers: readonly QueryResultRow[][]) => void;

/**
 * Several prepared statements sent together in one implicit transaction; the callback is called once, after the
 * commit or with the error that undid all of them.
 */
export class SharedQuery {
  private readonly answers: QueryResultRow[][];
  private readonly shapes: (RowShape | undefined)[] = [];
  private at = 0;
  private failure: Error | null = null;

  constructor(
    private readonly queries: readonly SqlQuery[],
    readonly callback: BatchCallback,
  ) {
    this.answers = queries.map(() => []);
  }

  submit(wire: Connection): null {
    const shapes = rowShapesOf(wire);
    wire.stream.cork();
    try {
      for (const { name, values } of this.queries) {
        this.shapes.push(shapes.get(name));
        wire.bind({ statement: name, values: values.map(toWireValue) }, true);
        wire.execute(null, true);
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

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
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.failure, this.answers);
  }
}
// In pipeline mode pg takes queries of its own class only, since others might keep a portal open; these keep none.
Object.setPrototypeOf(SharedQuery.prototype, pg.Query.prototype);
