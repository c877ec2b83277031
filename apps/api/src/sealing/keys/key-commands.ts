import { badRequest, type Config, type Queries } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { Keyring, type SealingKey } from '../keyring.js';
import type { FileStorage } from '../storage/file-storage.js';
import { createKeyFile, removeKeyFile } from './create-key-file.js';
import type { KeyHistory } from './key-history.js';
import { resealOwnersData } from './reseal-owners-data.js';
import { type KeyUsage, countKeyUsage, opensWithoutKeyId, withoutKeyId } from './key-usage.js';
import type { SealedData } from './sealed-data.js';
import { type KnownKey, currentOf, keysStore, newestOf } from './keys.store.js';
import { settledAfterSeconds } from './resealing.service.js';

export const keyCommandsHelp = `  key list             lists the keys, and how many values each has sealed
  key status           says how far the sealing anew has come
  key rotate           adds a key; everything is sealed anew with it in the background
  key remove ID        removes a key that nothing names any more; --now also ends links that may name it`;

/** A process rereads key files when it meets an unknown key; other key sources are polled once a second. */
const announcedSeconds = { files: 3, elsewhere: 20 } as const;
const dayMilliseconds = 86_400_000;

interface KeyCommandContext {
  readonly config: Pick<Config, 'dataDir' | 'keys' | 'linkDays'>;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly sealedData: SealedData;
  readonly storage: FileStorage;
  readonly record: KeyHistory;
}

/** The operator's commands for the installation's keys. A key itself is never printed. */
export class KeyCommands {
  constructor(private readonly at: KeyCommandContext) {}

  async run([verb, id, ...rest]: readonly string[], isNow = false): Promise<string> {
    if (rest.length > 0) throw badRequest(keyCommandsHelp);
    if (verb === 'list' && !id) return this.list();
    if (verb === 'status' && !id) return this.status();
    if (verb === 'rotate' && !id) return this.rotate();
    if (verb === 'remove' && id) return this.remove(id, isNow);
    throw badRequest(keyCommandsHelp);
  }

  async list(): Promise<string> {
    const { database, sealedData, storage } = this.at;
    const known = await keysStore.list(database);
    const use = await countKeyUsage(database, sealedData, storage);
    const current = currentOf(known);
    const lines = known.map((key) =>
      [key.id, key.created_at.toISOString(), `${countOfKey(key, use)} values`, stateOf(key, current)].join(
        '  ',
      ),
    );
    return lines.join('\n');
  }

  async status(): Promise<string> {
    const current = newestOf(await keysStore.list(this.at.database));
    if (!current) return 'There is no key yet.';
    const { id, progress, resealed_at } = current;
    if (resealed_at) return `Everything is sealed with ${id}, since ${resealed_at.toISOString()}.`;
    if (!progress) return `Sealing anew with ${id} has not begun: a worker does it.`;
    const { resealed, pass, place } = progress;
    return `Sealing anew with ${id}: ${resealed} values so far, in pass ${pass}, at ${place}.`;
  }

  /** @throws ProblemError 400 where keys come from elsewhere, and nobody has added one there */
  async rotate(): Promise<string> {
    return this.at.database.transaction(async (db) => {
      await keysStore.lock(db);
      const key = await this.newKey(await keysStore.list(db));
      const seconds = this.isGivenKeys ? announcedSeconds.elsewhere : announcedSeconds.files;
      await keysStore.announce(key, seconds, db);
      const { keyring, sealedData } = this.at;
      await resealOwnersData(db, new Keyring([key, ...keyring.keys]), sealedData);
      await this.at.record.recordAdded(db, key.id);
      return `The key ${key.id} seals from now on (in ${seconds} seconds, when every process has it). What was sealed before is
sealed anew in the background: see \`key status\`. Back up the keys now: ${this.keyLocation}.`;
    });
  }

  /** @throws ProblemError 400 while any sealed value still names the key */
  async remove(id: string, isNow: boolean): Promise<string> {
    return this.at.database.transaction(async (db) => {
      await keysStore.lock(db);
      const key = (await keysStore.list(db)).find((key) => key.id === id);
      if (!key) throw badRequest(`There is no key ${id}: see \`key list\``);
      await this.assertNotNeeded(db, key, isNow);
      await keysStore.remove(id, db);
      await this.at.record.recordRemoved(db, id);
      const file = await removeKeyFile(this.at.config.dataDir, id);
      const gone = file ? `${file} is deleted.` : `Take it away from ${this.keyLocation}.`;
      return `The key ${id} is removed. ${gone} Backups made before today need it: keep it with them.`;
    });
  }

  private async assertNotNeeded(db: Queries, key: KnownKey, isNow: boolean): Promise<void> {
    const current = currentOf(await keysStore.list(db));
    if (!current || current.id === key.id || current.current_from < key.current_from)
      throw badRequest(`${key.id} seals, or is about to: rotate first`);
    const since = current.current_from.getTime();
    if (Date.now() < since + settledAfterSeconds * 1000)
      throw badRequest(
        `A process may still seal with ${key.id}: try again in ${settledAfterSeconds} seconds`,
      );
    const use = await countKeyUsage(db, this.at.sealedData, this.at.storage);
    const left = use.get(key.id) ?? 0;
    if (left > 0) throw badRequest(`${left} values are sealed with ${key.id}: see \`key status\``);
    await this.assertNoneWithoutId(db, key, use);
    if (await this.hasUploadsOfUnknownKey(since + settledAfterSeconds * 1000))
      throw badRequest(`Uploads are under way that may be sealed with ${key.id}: try again in an hour`);
    const end = new Date(since + this.at.config.linkDays * dayMilliseconds);
    if (!isNow && new Date() < end)
      throw badRequest(`Links and places in lists that were handed out may name ${key.id} until ${end.toISOString()}.
Remove it then, or with --now: links made before the rotation end, and requests repeated with the same Idempotency-Key are refused.`);
  }

  private async assertNoneWithoutId(db: Queries, key: KnownKey, use: KeyUsage): Promise<void> {
    if (!key.seals_unnamed || !use.get(withoutKeyId)) return;
    const sealing = this.at.keyring.find(key.id);
    const isNeeded =
      !sealing ||
      (await opensWithoutKeyId(db, this.at.sealedData, sealing)) ||
      (await this.hasFilesWithoutKeyId());
    if (isNeeded)
      throw badRequest(`${use.get(withoutKeyId)} values are of ${key.id} still: see \`key status\``);
  }

  /** Those alone of which the store does not show with which key they are sealed. */
  private async hasUploadsOfUnknownKey(before: number): Promise<boolean> {
    const found = await this.at.storage.unfinished();
    return found.some(({ keyId, writtenAt }) => keyId === undefined && writtenAt.getTime() < before);
  }

  private async hasFilesWithoutKeyId(): Promise<boolean> {
    const { storage } = this.at;
    for await (const key of storage.keys()) {
      const state = await storage.stateOf(key);
      if (state && state.keyId === undefined) return true;
    }
    return false;
  }

  /** A key that exists but is not recorded yet: added by the operator, or left by an interrupted rotation. */
  private async newKey(known: readonly KnownKey[]): Promise<SealingKey> {
    const fresh = this.at.keyring.keys.filter(({ id }) => !known.some((key) => key.id === id));
    const [only, another] = fresh;
    if (another)
      throw badRequest(`Several keys are new: ${fresh.map(({ id }) => id).join(', ')}. Leave one of them.`);
    if (only) return only;
    if (this.isGivenKeys)
      throw badRequest(`The keys of this installation come from ${this.keyLocation}. Add one there, beside those that it
gives (32 random bytes in base64: \`openssl rand -base64 32\`), then run this again.`);
    const key = await createKeyFile(this.at.config.dataDir);
    this.at.keyring.add([key]);
    return key;
  }

  private get isGivenKeys(): boolean {
    const { command, file, listFile } = this.at.config.keys;
    return Boolean(command ?? file ?? listFile);
  }

  private get keyLocation(): string {
    const { dataDir, keys } = this.at.config;
    if (keys.command) return 'KEY_COMMAND';
    return keys.listFile ?? keys.file ?? `${dataDir}/secret.key and ${dataDir}/keys`;
  }
}

function countOfKey(key: KnownKey, use: KeyUsage): number {
  return (use.get(key.id) ?? 0) + (key.seals_unnamed ? (use.get(withoutKeyId) ?? 0) : 0);
}

function stateOf(key: KnownKey, current: KnownKey | undefined): string {
  if (!key.is_due) return 'about to seal';
  if (key.id !== current?.id) return 'opens';
  return key.resealed_at ? 'seals' : 'seals, and seals anew';
}
