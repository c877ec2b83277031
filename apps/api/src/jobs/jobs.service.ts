import { Job, type Page, type RecordListQuery, type UpdateJob } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { RecordUses } from '../records/record-uses.js';
import { givenOf } from '../records/attributes.js';
import { Filter } from '../records/filter.js';
import { RecordAttributes, type Sight } from '../records/record-attributes.js';
import { type Blank, RecordsService } from '../records/records.service.js';
import type { JobEntity } from './job.entity.js';
import { JobsStore } from './jobs.store.js';

@Injectable()
export class JobsService extends RecordsService<JobEntity, Job> {
  constructor(
    store: JobsStore,
    attributes: RecordAttributes,
    private readonly placements: RecordUses,
  ) {
    super({ noun: 'job', own: Object.keys(Job.shape), sealed: {} }, store, attributes);
  }

  list(ctx: Context, query: RecordListQuery): Promise<Page<Job>> {
    return this.listFiltered(ctx, new Filter(), query);
  }

  present(row: JobEntity, sight: Sight): Job {
    return { ...this.attributes.common(row, sight), name: row.name, address: row.address };
  }

  protected fill(row: Blank<JobEntity>, given: UpdateJob): JobEntity {
    return { name: '', address: null, ...row, ...givenOf(given, ['name', 'address']) };
  }

  protected override beforeDeletion(ctx: Context, row: JobEntity): Promise<void> {
    return this.placements.assertUnused(ctx, 'job', row.id);
  }
}
