import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { toSafeError } from '../../observability/index.js';
import { readKeys } from '../read-keys.js';
import { Keyring } from '../keyring.js';
import { PollLoop } from '../../background/index.js';
import { currentOf, keysStore } from './keys.store.js';

const second = 1000;

/**
 * Every process looks once a second which key seals: another one may have rotated. Keys that it does not have are read
 * again, from wherever they come.
 */
@Injectable()
export class KeyWatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('keys');
  private loop: PollLoop | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly keyring: Keyring,
  ) {}

  onApplicationBootstrap(): void {
    const work = async () => {
      await this.refresh();
      return false;
    };
    const tell = (_name: string, thrown: unknown) => this.logger.error(toSafeError(thrown), 'unforeseen');
    this.loop = new PollLoop({ name: 'keys', idleMilliseconds: second, work }, tell);
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop?.stop(second);
  }

  /** @throws UnknownKeyError where a key is current that is nowhere to be found: soon nothing is sealed here any more */
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
