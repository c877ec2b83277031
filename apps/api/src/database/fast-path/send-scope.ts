import type { Connection } from 'pg';
import { scopeQuery } from '../row-security/account-rows-sql.js';
import type { RowScope } from '../row-security/credential-scope.js';
import type { PreparedStatements, RowShape } from './prepared-statements.js';
import { toWireValue } from './to-wire-value.js';

const noColumns: RowShape = { names: [], readers: [], blank: {} };

/**
 * Sends whose rows are seen ahead of a statement, in its implicit transaction: no round trip of its own. The answer is one row and
 * one completion, which whoever reads the answers passes over.
 * @param staysPrepared whether the connection is there for the next transaction too
 */
export function sendScope(
  wire: Connection,
  statements: PreparedStatements,
  scope: RowScope,
  staysPrepared: boolean,
): void {
  const { name, text, values } = scopeQuery(scope);
  const statement = staysPrepared ? name : '';
  if (!staysPrepared || !statements.has(name)) {
    if (staysPrepared) statements.set(name, { text, shape: noColumns });
    wire.close({ type: 'S', name: statement }, true);
    wire.parse({ name: statement, text, types: [] }, true);
  }
  wire.bind({ statement, values: values.map(toWireValue) }, true);
  wire.execute(null, true);
}
