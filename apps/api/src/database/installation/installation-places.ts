import { randomUUID } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Config, Queries } from '../../context/index.js';
import { statement } from '../database.js';
import { findFolderIdentity, type FolderIdentity, identifyFolder, isSameFolder } from './folder-identity.js';

const server = statement(
  'installation.server',
  'SELECT current_database() AS name, host(inet_server_addr()) AS address',
);
const identifier = statement(
  'installation.identifier',
  'SELECT system_identifier::text AS identifier FROM pg_control_system()',
);
const every = statement('installation.every', 'SELECT * FROM installation_places');
const recordFirst = statement(
  'installation.recordFirst',
  `INSERT INTO installation_places (id, database, path, mark, machine, name, recorded_at)
   SELECT $1, $2, $3, $4, $5, $6, now() WHERE NOT EXISTS (SELECT 1 FROM installation_places)`,
);
const record = statement(
  'installation.record',
  `INSERT INTO installation_places (id, database, path, mark, machine, name, recorded_at)
   VALUES ($1, $2, $3, $4, $5, $6, now())`,
);
const forgetOthers = statement(
  'installation.forgetOthers',
  'DELETE FROM installation_places WHERE database <> $1 OR $2',
);

/** No place has such a database: wherever this is restored to, it is a copy until it is adopted. */
const leave = statement(
  'installation.leave',
  "UPDATE installation_places SET database = 'backup of ' || database WHERE database NOT LIKE 'backup of %'",
);

/** Where a process of an installation runs. */
export interface InstallationPlace extends FolderIdentity {
  /** The server's own identifier, and the name of the database in it. */
  readonly database: string;
}
type PlaceRow = InstallationPlace & Record<string, unknown>;

/** The recorded places of the installation, and the place of this process. */
export class InstallationPlaces {
  constructor(
    private readonly database: Queries,
    private readonly config: Pick<Config, 'dataDir' | 'installationName'>,
    private readonly identify = identifyFolder,
  ) {}

  /** To look alone: nothing is written in the data folder. */
  static seenFrom(database: Queries, config: Pick<Config, 'dataDir' | 'installationName'>) {
    return new InstallationPlaces(database, config, findFolderIdentity);
  }

  /** Whether this process runs at a recorded place. In a new database, the first process records its own. */
  async isHere(): Promise<boolean> {
    const { place, isShared } = await this.current();
    await this.database.run(recordFirst, valuesOf(place));
    const known = await this.recorded(place.database);
    return known.some((one) => isSameFolder(one, place, isShared));
  }

  /** The place of this process. */
  async here(): Promise<InstallationPlace> {
    return (await this.current()).place;
  }

  /**
   * Whether what was claimed at that place is ours: it is the place of this process, or both are recorded as places of the same
   * installation. For a copy that was not adopted, only what it claimed itself is.
   */
  async owns(claimed: InstallationPlace): Promise<boolean> {
    const { place, isShared } = await this.current();
    if (claimed.database !== place.database) return false;
    if (isSameFolder(claimed, place, isShared)) return true;
    const known = await this.recorded(place.database);
    return [place, claimed].every((one) => known.some((other) => isSameFolder(other, one, isShared)));
  }

  /** Records this place as the installation's. Machines that share this database stay recorded. */
  async adopt(): Promise<void> {
    const { place, isShared } = await this.current();
    await this.database.transaction(async (db) => {
      await db.run(forgetOthers, [place.database, !isShared]);
      await db.run(record, valuesOf(place));
    });
  }

  /** What was restored is a copy wherever it is, until somebody says otherwise. */
  async leave(): Promise<void> {
    await this.database.run(leave);
  }

  private async recorded(database: string): Promise<readonly InstallationPlace[]> {
    const rows = await this.database.run<PlaceRow>(every).catch(noneBeforeMigrations);
    return rows.filter((one) => one.database === database);
  }

  private async current(): Promise<{ readonly place: InstallationPlace; readonly isShared: boolean }> {
    const { dataDir, installationName } = this.config;
    const [found] = await this.database.run<{ name: string; address: string | null }>(server);
    const database = `${await this.systemIdentifier()}/${found?.name ?? ''}`;
    const isShared = found?.address ? ipaddr.parse(found.address).range() !== 'loopback' : false;
    return { place: { ...this.identify(dataDir, installationName), database }, isShared };
  }

  /** Not every managed server reveals it. */
  private async systemIdentifier(): Promise<string> {
    const rows = await this.database.run<{ identifier: string }>(identifier).catch(() => []);
    return rows[0]?.identifier ?? '';
  }
}

/** A database that the first start has not migrated yet records nobody. */
function noneBeforeMigrations(error: unknown): readonly PlaceRow[] {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === '42P01') return [];
  throw error;
}

const valuesOf = (place: InstallationPlace) => [
  randomUUID(),
  place.database,
  place.path,
  place.mark,
  place.machine,
  place.name,
];
