import { Job, type NumberedPage, type JobListQuery, type UpdateJob } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormSessionRecords } from '../form-session-records.js';
import { RecordUses } from '../record-uses.js';
import { pickGiven } from '../to-system-attributes.js';
import { Filter } from '../../database/index.js';
import { ownPropertiesOf } from '../own-properties-of.js';
import { RecordAttributesService, type Visibility } from '../record-attributes.service.js';
import type { FormSessionActor } from '../record-reader.service.js';
import type { UnfilledRow } from '../records.service.js';
import { RestorableRecordsService } from '../restorable-records.service.js';
import type { JobEntity } from './job.entity.js';
import { JobsStore } from './jobs.store.js';

@Injectable()
export class JobsService extends RestorableRecordsService<JobEntity, Job> {
  constructor(
    store: JobsStore,
    attributes: RecordAttributesService,
    uses: RecordUses,
    private readonly sessionRecords: FormSessionRecords,
  ) {
    super({ noun: 'job', ownProperties: ownPropertiesOf('job', Job), masks: {} }, store, attributes, uses);
  }

  list(ctx: Context, query: JobListQuery): Promise<NumberedPage<Job>> {
    return this.listFiltered(ctx, query);
  }

  present(row: JobEntity, visibility: Visibility): Job {
    return {
      ...this.attributes.toCommonProperties(this.kind, row, visibility),
      name: row.name,
      address: row.address,
    };
  }

  protected filterOf(query: JobListQuery): Filter {
    return new Filter().whereNameContains('name', query.name);
  }

  protected applyInput(row: UnfilledRow<JobEntity>, given: UpdateJob): JobEntity {
    return { name: '', address: null, ...row, ...pickGiven(given, ['name', 'address']) };
  }

  protected isVisibleToFormSession(ctx: Context, actor: FormSessionActor, id: string): Promise<boolean> {
    return this.sessionRecords.includes(ctx, actor, { noun: 'job', id });
  }
}
