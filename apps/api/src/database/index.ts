export { breakingMigrations } from './breaks-earlier-version.js';
export { countLaterMigrations } from './count-later-migrations.store.js';
export { abandonHeldConnection, holdingNothing, holdsConnection } from './holds-connection.js';
export { Database, sharedStatement, statement } from './database.js';
export { groupBy } from './group-by.js';
export { toCell, toInsertQuery } from './to-insert-query.js';
export { type InstallationPlace, InstallationPlaces } from './installation/installation-places.js';
export { Installation } from './installation/installation.js';
export { countIndexesOf, mayUseCountIndex, trackedColumns } from './lists/count-indexes.js';
export { Filter, type FilterSql, toPattern } from './lists/filter.js';
export { hashedStatement } from './lists/hashed-statement.js';
export { listByCounting } from './lists/list-by-counting.js';
export {
  findIfFew,
  listByCountIndex,
  type PageWindow,
  type RowsWithTotal,
} from './lists/list-by-count-index.js';
export { listInOrder, type ListOrder, type RowPosition } from './lists/list-in-order.js';
export { creationTimes, timesSql } from './lists/times-sql.js';
export { rangeSql } from './lists/timestamp-range.js';
export { migrationSource, withMigration } from './migration-source.js';
export { migrations } from './migrations/index.js';
export { openDataSource } from './open-data-source.js';
export { PostgresDataSource } from './postgres-data-source.js';
export { PrimaryAddress, primaryConnection } from './primary/primary-address.js';
export { ReadReplicas } from './replicas/read-replicas.js';
export { roleOf } from './roles/database-role.js';
export { isOwner } from './roles/is-owner.js';
export { makeRoles, RolesError } from './roles/make-roles.js';
export { RoleGrants } from './roles/role-grants.js';
export { tablesOfNoAccount } from './row-security/tables-of-no-account.js';
