import { w4File, writeW4Record } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Actor, badRequest, type Context, notFound } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { sha256 } from '../signing/sha256.js';
import { NewHireReader } from './new-hire-reader.js';
import { newHireReaders } from './new-hire-readers.js';
import type { NewHireReportEntity } from './new-hire-report.entity.js';
import { NewHireReportsStore } from './new-hire-reports.store.js';

/** Files of reports as they are taken: made of what the records say, and kept nowhere. */
@Injectable()
export class NewHireFiles {
  constructor(
    private readonly store: NewHireReportsStore,
    private readonly reader: NewHireReader,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 404 where the caller does not see everybody in it, 400 where it has no file or cannot be made again */
  async take(ctx: Context, id: string): Promise<Buffer> {
    await this.get(ctx, id, [ctx.actor]);
    const row = await this.get(ctx, id, newHireReaders(ctx));
    if (row.is_elsewhere) throw badRequest('They were reported elsewhere: there is no file');
    const file = Buffer.from(await this.write(ctx, row));
    const hash = sha256(file);
    if (row.sent_on !== null && row.file_sha256 !== hash) throw badRequest(changed);
    // Before anything is sent: it has Social Security numbers.
    await this.log.record(ctx, {
      kind: 'new_hire_report.downloaded',
      subject: { type: 'new_hire_report', id },
      detail: { count: row.people },
    });
    await this.store.noteFile(ctx, id, hash);
    return file;
  }

  private async get(ctx: Context, id: string, readers: readonly Actor[]): Promise<NewHireReportEntity> {
    const row = await this.store.find(ctx, id, readers);
    if (!row) throw notFound('new-hire report');
    return row;
  }

  private async write(ctx: Context, { id, shortens }: NewHireReportEntity): Promise<string> {
    const lines = await this.store.listLines(ctx, id);
    const hires = await this.reader.read(ctx, lines);
    const records = lines.map(({ placement_id }) => {
      const hire = hires.get(placement_id);
      const result = hire && writeW4Record(hire, { shortens });
      if (!result?.ok) throw badRequest(changed);
      return result.record;
    });
    return w4File(records);
  }
}

const changed = 'The file cannot be made: what the records say has changed since';
