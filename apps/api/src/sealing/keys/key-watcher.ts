import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { readKeys } from '../read-keys.js';
import { Keyring } from '../keyring.js';
import { BackgroundWork, PollLoop } from '../../background/index.js';
import { currentOf, keysStore } from './keys.store.js';

const second = 1000;

/**
 * Polls once a second which key is current, since another process may have rotated. Keys that this process does not
 * have are reread from their sources.
 */
@Injectable()
export class KeyWatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private loop: PollLoop | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly keyring: Keyring,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    const work = async () => {
      await this.refresh();
      return false;
    };
    const tell = (name: string, thrown: unknown) => this.background.report(name, thrown);
    this.loop = new PollLoop({ name: 'keys', idleMilliseconds: second, work }, tell);
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop?.stop(second);
  }

  /** @throws UnknownKeyError where the current key cannot be found: this process will soon stop sealing */
  async refresh(): Promise<void> {
    const known = await keysStore.list(this.database);
    const isComplete = known.every(({ id }) => this.keyring.has(id));
    if (!isComplete) this.keyring.add(await readKeys(this.config));
    const current = currentOf(known);
    if (!current) return;
    this.keyring.use(current.id);
    this.keyring.confirm();
  }
}
