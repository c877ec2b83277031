import { Logger } from '@nestjs/common';
import { ForeignStoreError } from './foreign-store-error.js';
import type {
  ClaimableObjects,
  ObjectHead,
  SealedContent,
  SealedObject,
  SealedObjects,
  UnfinishedObject,
} from './sealed-objects.js';
import type { StoreClaim, StoreOwner } from './store-claim.js';

/** Another installation may have been given the store meanwhile. */
const recheckMilliseconds = { ours: 30_000, foreign: 2_000 } as const;

/**
 * A store that another installation may have as well, a copy with the original's settings for example. Where it is another's, it is
 * read, and nothing is written, replaced or removed in it.
 */
export class OwnedObjects implements SealedObjects {
  private readonly logger = new Logger('storage');
  private asked: Promise<StoreOwner> | undefined;
  private askedAgainAt = 0;
  private wasOurs = true;

  /** @param isCurrent whether it is where files are written: an empty one that is nobody's becomes ours */
  constructor(
    private readonly objects: ClaimableObjects,
    private readonly claim: StoreClaim,
    private readonly isCurrent: boolean,
  ) {}

  async isOurs(): Promise<boolean> {
    return (await this.owner()).isOurs;
  }

  async write(key: string, content: SealedContent): Promise<void> {
    await this.assertOurs();
    await this.objects.write(key, content);
  }

  open(key: string): Promise<SealedObject> {
    return this.objects.open(key);
  }

  head(key: string, length: number): Promise<ObjectHead | undefined> {
    return this.objects.head(key, length);
  }

  async replace(key: string, content: () => AsyncIterable<Uint8Array>): Promise<void> {
    await this.assertOurs();
    await this.objects.replace(key, content);
  }

  /** Its owner may still need what we do not. */
  async remove(key: string): Promise<void> {
    if (await this.isOurs()) await this.objects.remove(key);
  }

  keys(): AsyncIterable<string> {
    return this.objects.keys();
  }

  unfinished(length: number): Promise<readonly UnfinishedObject[]> {
    return this.objects.unfinished(length);
  }

  async removeUnfinished(since: Date): Promise<void> {
    if (await this.isOurs()) await this.objects.removeUnfinished(since);
  }

  async assertWritable(): Promise<void> {
    await this.assertOurs();
    await this.objects.assertWritable();
  }

  private async assertOurs(): Promise<void> {
    const owner = await this.owner();
    if (!owner.isOurs) throw new ForeignStoreError(owner.reason);
  }

  /** Asked once for all who want to know at the same time. */
  private owner(): Promise<StoreOwner> {
    if (this.asked && performance.now() < this.askedAgainAt) return this.asked;
    this.askedAgainAt = Infinity;
    this.asked = this.ask().catch((error: unknown) => {
      this.askedAgainAt = 0;
      throw error;
    });
    return this.asked;
  }

  private async ask(): Promise<StoreOwner> {
    const owner = await (this.isCurrent ? this.claim.claimIfEmpty() : this.claim.owner());
    this.askedAgainAt = performance.now() + recheckMilliseconds[owner.isOurs ? 'ours' : 'foreign'];
    if (owner.isOurs !== this.wasOurs && this.isCurrent)
      if (owner.isOurs) this.logger.log('the store of files is ours: it is written to');
      else this.logger.warn(owner.reason);
    this.wasOurs = owner.isOurs;
    return owner;
  }
}
