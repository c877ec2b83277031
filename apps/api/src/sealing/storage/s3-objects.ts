import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StorageUnavailableError } from '../../context/index.js';
import type { S3Address } from './s3-address.js';
import { SequentialReader } from './sequential-reader.js';
import {
  assertObjectKey,
  type ClaimableObjects,
  MissingObjectError,
  type ObjectHead,
  type SealedContent,
  type SealedObject,
  type UnfinishedObject,
} from './sealed-objects.js';

/** A store that takes longer to say anything is taken for one that is away. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true } as const;
/** In bytes: the smallest that S3 allows, of which an upload holds one. */
const partSize = 5 * 1024 * 1024;
const millisecondsBetweenProbes = 30_000;
const probeKey = 'probe';
/** Whose the bucket is, or what begins with its prefix. */
const claimKey = 'installation';
const noFiles: readonly string[] = [probeKey, claimKey];

/** Objects of a bucket. They are sealed before they leave this process, and nobody is given an address of one. */
export class S3Objects implements ClaimableObjects {
  private readonly client: S3Client;
  private writableUntil = 0;

  constructor(private readonly address: S3Address) {
    const { region, endpoint, isPathStyle } = address;
    this.client = new S3Client({
      ...(region !== undefined && { region }),
      ...(endpoint !== undefined && { endpoint }),
      forcePathStyle: isPathStyle,
      maxAttempts: 3,
      requestHandler: timeouts,
      // Other stores than Amazon's refuse checksums that nobody asked for; what is stored is authenticated by its seal.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async write(key: string, content: SealedContent): Promise<void> {
    if (Array.isArray(content)) {
      await this.put(key, Buffer.concat(content));
      return;
    }
    const upload = new Upload({
      client: this.client,
      params: { ...this.at(key), Body: Readable.from(content, { objectMode: false }) },
      partSize,
      queueSize: 1,
    });
    await unlessAway(upload.done());
  }

  async open(key: string): Promise<SealedObject> {
    const answer = await unlessMissing(this.client.send(new GetObjectCommand(this.at(key))));
    if (!(answer?.Body instanceof Readable)) throw new MissingObjectError();
    const { Body: body, ContentLength: size = 0 } = answer;
    const reader = new SequentialReader(body);
    return {
      size,
      read: (into) => reader.read(into),
      close: () => {
        body.destroy();
        return Promise.resolve();
      },
    };
  }

  async head(key: string, length: number): Promise<ObjectHead | undefined> {
    const range = { Range: `bytes=0-${Math.max(0, length - 1)}` };
    const answer = await unlessMissing(this.client.send(new GetObjectCommand({ ...this.at(key), ...range })));
    if (!(answer?.Body instanceof Readable)) return undefined;
    const bytes = await buffer(answer.Body);
    return { bytes: bytes.subarray(0, length), writtenAt: answer.LastModified ?? new Date(0) };
  }

  async replace(key: string, content: () => AsyncIterable<Uint8Array>): Promise<void> {
    const before = await this.tagOf(key);
    if (before === undefined) return;
    const whole = await buffer(content());
    // A concurrent removal or replacement wins, by the store's own word; some stores refuse a condition that is met.
    if ((await this.tagOf(key)) !== before || (await this.putIf(key, whole, before))) return;
    if ((await this.tagOf(key)) === before) await this.put(key, whole);
  }

  async remove(key: string): Promise<void> {
    await unlessAway(this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  async *keys(): AsyncIterable<string> {
    const { bucket, prefix } = this.address;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix });
    const next = () => unlessAway(pages.next());
    for (let page = await next(); page.done !== true; page = await next())
      for (const { Key: key = '' } of page.value.Contents ?? [])
        if (!noFiles.includes(key.slice(prefix.length))) yield key.slice(prefix.length);
  }

  async readClaim(): Promise<string | undefined> {
    const answer = await unlessMissing(this.client.send(new GetObjectCommand(this.at(claimKey))));
    return answer?.Body?.transformToString();
  }

  async claim(text: string): Promise<void> {
    try {
      await this.put(claimKey, Buffer.from(text), { IfNoneMatch: '*' });
    } catch (error) {
      if (statusOf(error) === 501) await this.replaceClaim(text);
      else if (![409, 412].includes(statusOf(error))) throw error;
    }
  }

  async replaceClaim(text: string): Promise<void> {
    await this.put(claimKey, Buffer.from(text));
  }

  /** A bucket shows that uploads are under way, and nothing of what they hold. */
  async unfinished(): Promise<UnfinishedObject[]> {
    const found: UnfinishedObject[] = [];
    for await (const { begunAt } of this.uploads()) found.push({ bytes: undefined, begunAt });
    return found;
  }

  async removeUnfinished(since: Date): Promise<void> {
    for await (const { key, id, begunAt } of this.uploads())
      if (begunAt < since)
        await unlessMissing(
          this.client.send(
            new AbortMultipartUploadCommand({ Bucket: this.address.bucket, Key: key, UploadId: id }),
          ),
        );
  }

  /** Readiness asks each second, and each write costs: one that went well holds for a while. */
  async assertWritable(): Promise<void> {
    if (performance.now() < this.writableUntil) return;
    await this.put(probeKey, Buffer.from('ready?'));
    this.writableUntil = performance.now() + millisecondsBetweenProbes;
  }

  private async *uploads(): AsyncIterable<{
    readonly key: string;
    readonly id: string;
    readonly begunAt: Date;
  }> {
    const { bucket, prefix } = this.address;
    let page: ListMultipartUploadsCommandOutput | undefined;
    do {
      const from = page && { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      const asked = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...from });
      page = await unlessAway(this.client.send(asked));
      for (const { Key: key, UploadId: id, Initiated: begunAt } of page.Uploads ?? [])
        if (key !== undefined && id !== undefined && begunAt) yield { key, id, begunAt };
    } while (page.IsTruncated === true && page.NextKeyMarker !== undefined);
  }

  private async put(
    key: string,
    content: Buffer,
    condition: { readonly IfMatch?: string; readonly IfNoneMatch?: string } = {},
  ): Promise<void> {
    const body = { Body: content, ContentLength: content.length };
    await unlessAway(this.client.send(new PutObjectCommand({ ...this.at(key), ...condition, ...body })));
  }

  /** @returns false where the store says that the object is another by now */
  private async putIf(key: string, content: Buffer, tag: string): Promise<boolean> {
    try {
      await this.put(key, content, { IfMatch: tag });
      return true;
    } catch (error) {
      if ([404, 409, 412, 501].includes(statusOf(error))) return false;
      throw error;
    }
  }

  private async tagOf(key: string): Promise<string | undefined> {
    return (await unlessMissing(this.client.send(new HeadObjectCommand(this.at(key)))))?.ETag;
  }

  private at(key: string) {
    return { Bucket: this.address.bucket, Key: `${this.address.prefix}${assertObjectKey(key)}` };
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** @returns what was answered; undefined where there is no such object */
async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await unlessAway(answer);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

const networkErrors = /^(E(AI_AGAIN|CONN\w+|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)|\w*TimeoutError)$/;

/** @throws StorageUnavailableError where nothing can be done before the store is there again */
async function unlessAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const status = statusOf(error);
    const names = [error.name, 'code' in error ? String(error.code) : ''];
    const network = names.find((name) => networkErrors.test(name));
    if (status >= 500 || status === 429) throw new StorageUnavailableError(`${status} ${error.name}`);
    if (network !== undefined) throw new StorageUnavailableError(network);
    throw error;
  }
}
