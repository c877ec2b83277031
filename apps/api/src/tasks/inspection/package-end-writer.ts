import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployersService } from '../../records/index.js';
import { FileStorage } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import type { Anchor } from '../trail/anchor.js';
import { AnchorTimeStamper, type ProvenAnchors } from '../trail/anchor-time-stamper.js';
import { AnchorsService } from '../trail/anchors.service.js';
import { inBlocks } from './archive/in-blocks.js';
import { directoryEntry, endOfArchive, localHeader } from './archive/zip-entry.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { PackageIndexes } from './package-indexes.js';
import { partKey } from './package-keys.js';
import type { PackageEntry } from './package-part-writer.js';
import { packageReadme } from './package-readme.js';
import { filesCsv, indexHtml, rosterCsv, summaryCsv } from './roster-csv.js';
import { type StreamedFile, measure } from './streamed-file.js';

const verifierFile = join(import.meta.dirname, '../../../../../tools/verify/verify-package.mjs');
export const packageFormat = 'firstday.inspection_package/1';

/** Writes what a package ends with: tables, anchors, manifest and its signature, the verifier, the archive's directory. */
@Injectable()
export class PackageEndWriter {
  constructor(
    private readonly storage: FileStorage,
    private readonly anchors: AnchorsService,
    private readonly timeStamper: AnchorTimeStamper,
    private readonly employers: EmployersService,
    private readonly indexes: PackageIndexes,
  ) {}

  async write(
    ctx: Context,
    row: InspectionPackageEntity,
  ): Promise<{ readonly size: number; readonly manifestSha256: string }> {
    const written = { size: 0, manifestSha256: '' };
    const chunks = this.chunks(ctx, row, written);
    await this.storage.putStream(partKey(row.id, row.part_sizes.length), chunks);
    return written;
  }

  private async *chunks(
    ctx: Context,
    row: InspectionPackageEntity,
    written: { size: number; manifestSha256: string },
  ): AsyncGenerator<Buffer> {
    const begin = row.part_sizes.reduce((sum, size) => sum + size, 0);
    const added = new Array<PackageEntry>();
    for await (const file of this.files(ctx, row, added)) {
      const entry = await measure(file);
      const header = localHeader(entry, row.created_at);
      if (file.name === 'manifest.json') written.manifestSha256 = entry.sha256;
      added.push({ ...entry, offset: begin + written.size });
      written.size += header.length + entry.size;
      yield header;
      yield* inBlocks(file.chunks());
    }
    for await (const chunk of this.directory(row, added, begin + written.size)) {
      written.size += chunk.length;
      yield chunk;
    }
  }

  /** @param added those before, with their hashes */
  private async *files(
    ctx: Context,
    row: InspectionPackageEntity,
    added: readonly PackageEntry[],
  ): AsyncGenerator<StreamedFile> {
    const publicKey = await this.anchors.publicKey();
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const fingerprint = sha256(publicKey.export({ type: 'spki', format: 'der' }));
    const employer = await this.employers.getUnmaskedEver(ctx, row.employer_id).catch(() => undefined);
    const facts = {
      id: row.id,
      employer: employer?.name ?? row.employer_id,
      scope: row.scope,
      is_narrowed: row.is_narrowed,
      made_at: ctx.now.toISOString(),
      fingerprint,
    };
    const rows = () => this.indexes.rows(row);
    const entries = () => this.indexes.entries(row);
    yield once('README.txt', packageReadme(facts));
    yield once('verify.mjs', await readFile(verifierFile, 'utf8'));
    yield once('public-key.pem', pem);
    const { anchors, timeStamps } = await this.anchorsOf(ctx, row);
    yield once('anchors.jsonl', toLines(anchors));
    if (timeStamps.length > 0) yield once('time-stamps.jsonl', toLines(timeStamps));
    yield { name: 'roster.csv', chunks: () => rosterCsv(rows) };
    yield { name: 'summary.csv', chunks: () => summaryCsv(rows) };
    yield { name: 'files.csv', chunks: () => filesCsv(entries) };
    yield { name: 'index.html', chunks: () => indexHtml(rows) };
    const all = async function* () {
      yield* entries();
      yield* added.filter(({ name }) => !name.startsWith('manifest.'));
    };
    yield { name: 'manifest.json', chunks: () => manifest(facts, all()) };
    const manifestSha256 = added.at(-1)?.sha256 ?? '';
    const signed = await this.anchors.sign(packageFormat, manifestSha256);
    yield once('manifest.sig.json', `${JSON.stringify({ manifest_sha256: manifestSha256, ...signed })}\n`);
  }

  /** Those that hold a trail of the package, each once, and what proves when they were there. */
  private async anchorsOf(ctx: Context, row: InspectionPackageEntity): Promise<ProvenAnchors> {
    const anchors = new Map<number, Anchor>();
    for await (const { anchor } of this.indexes.rows(row)) if (anchor) anchors.set(anchor.sequence, anchor);
    // They were made with the package. Where no authority answers, which is counted there, it goes without.
    await this.timeStamper.stampNewest().catch(() => undefined);
    const sorted = [...anchors.values()].sort((one, other) => one.sequence - other.sequence);
    return this.timeStamper.prove(sorted, ctx.db);
  }

  private async *directory(
    row: InspectionPackageEntity,
    added: readonly PackageEntry[],
    offset: number,
  ): AsyncGenerator<Buffer> {
    let [count, size] = [0, 0];
    const all = async function* (parts: AsyncIterable<PackageEntry>) {
      yield* parts;
      yield* added;
    };
    for await (const entry of all(this.indexes.entries(row))) {
      const line = directoryEntry(entry, row.created_at);
      [count, size] = [count + 1, size + line.length];
      yield line;
    }
    yield endOfArchive({ entries: count, offset, size });
  }
}

const toLines = (them: readonly object[]): string => them.map((it) => `${JSON.stringify(it)}\n`).join('');
const once = (name: string, text: string): StreamedFile => ({ name, chunks: () => [text] });

/** A line a file. */
async function* manifest(facts: object, entries: AsyncIterable<PackageEntry>): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify(packageFormat)},"package":${JSON.stringify(facts)},"files":[\n`;
  let isFirst = true;
  for await (const { name, size, sha256 } of entries) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify({ name, size, sha256 })}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
