import {
  MissingObjectError,
  type ObjectHead,
  type SealedContent,
  type SealedObject,
  type SealedObjects,
  type UnfinishedObject,
} from './sealed-objects.js';

/**
 * Two stores while one takes the other's place: what is written goes to the current, what it lacks is read from the previous, and
 * what is removed goes from both.
 */
export class LayeredObjects implements SealedObjects {
  constructor(
    readonly current: SealedObjects,
    readonly previous: SealedObjects,
  ) {}

  async write(key: string, content: SealedContent): Promise<void> {
    await this.current.write(key, content);
  }

  open(key: string): Promise<SealedObject> {
    return this.inEither((objects) => objects.open(key));
  }

  async head(key: string, length: number): Promise<ObjectHead | undefined> {
    return (
      (await this.current.head(key, length)) ??
      (await this.previous.head(key, length)) ??
      // Moved between the two questions.
      this.current.head(key, length)
    );
  }

  async replace(key: string, content: () => AsyncIterable<Uint8Array>): Promise<void> {
    const holder = (await this.current.head(key, 0)) ? this.current : this.previous;
    await holder.replace(key, content);
  }

  /** From the previous first: whoever moves it meanwhile finds that it is gone, or has it removed. */
  async remove(key: string): Promise<void> {
    await this.previous.remove(key);
    await this.current.remove(key);
  }

  async *keys(): AsyncIterable<string> {
    yield* this.current.keys();
    for await (const key of this.previous.keys()) if (!(await this.current.head(key, 0))) yield key;
  }

  async unfinished(length: number): Promise<UnfinishedObject[]> {
    return [...(await this.current.unfinished(length)), ...(await this.previous.unfinished(length))];
  }

  async removeUnfinished(since: Date): Promise<void> {
    await this.current.removeUnfinished(since);
    await this.previous.removeUnfinished(since);
  }

  async assertWritable(): Promise<void> {
    await this.current.assertWritable();
  }

  private async inEither<Found>(find: (objects: SealedObjects) => Promise<Found>): Promise<Found> {
    for (const objects of [this.current, this.previous])
      try {
        return await find(objects);
      } catch (error) {
        if (!(error instanceof MissingObjectError)) throw error;
      }
    // Moved between the two questions.
    return find(this.current);
  }
}
