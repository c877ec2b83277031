import { z } from 'zod';
import { Client } from './client.js';
import { Employer } from './employer.js';
import { Job } from './job.js';
import { pageQuery } from './page.js';
import { DateTimeUtc } from './scalar-value.js';

/** How long a deleted client, employer, job or connected organization can be restored. */
export const restorableDays = 30;

const deletion = {
  deleted_at: DateTimeUtc.describe('When it was deleted.'),
  restorable_until: DateTimeUtc.describe(
    `Until when it can be restored: ${restorableDays} days after it was deleted. It stays in this list afterwards.`,
  ),
};

export const DeletedClient = z
  .strictObject({ client: Client.describe('The client as it last was.'), ...deletion })
  .meta({ id: 'DeletedClient' });
export const DeletedEmployer = z
  .strictObject({ employer: Employer.describe('The employer as it last was.'), ...deletion })
  .meta({ id: 'DeletedEmployer' });
export const DeletedJob = z
  .strictObject({ job: Job.describe('The job as it last was.'), ...deletion })
  .meta({ id: 'DeletedJob' });

/** What can be restored. */
export type RestorableNoun = 'client' | 'employer' | 'job';

/** A deleted record, under the name of its kind. */
export type DeletedRecord<Resource> = z.infer<z.ZodObject<typeof deletion>> &
  Readonly<Partial<Record<RestorableNoun, Resource>>>;

export const DeletedRecordListQuery = z.object(pageQuery());
export type DeletedRecordListQuery = z.infer<typeof DeletedRecordListQuery>;
