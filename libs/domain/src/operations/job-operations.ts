import { CreateJob, Job, UpdateJob } from '../job.js';
import { DeletedJob, restorableDays } from '../deleted-record.js';
import { JobListQuery } from '../record-list-query.js';
import { crudOperations, recordNotes } from './crud-operations.js';
import { addressExample, deletionExample, exampleId, givenAddressExample, stamps } from './example-id.js';
import { staffAndHosted, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { restoreOperations } from './restore-operations.js';

const jobExample: Job = {
  id: exampleId('job'),
  name: 'Line cook',
  address: addressExample,
  custom_attributes: {},
  ...stamps,
};

export const jobOperations = resource({
  tag: 'jobs',
  about: 'What people are placed to do, and where; the place decides state forms.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [Job, jobExample],
    [DeletedJob, { job: jobExample, ...deletionExample }],
  ],
  operations: {
    ...crudOperations('jobs', 'job', {
      answer: Job,
      query: JobListQuery,
      create: CreateJob,
      update: UpdateJob,
      listers: staffOnly,
      readers: staffAndHosted,
      reference: {
        create: { note: recordNotes.created, body: { name: 'Line cook', address: givenAddressExample } },
        updateById: { note: recordNotes.changed, body: { name: 'Sous chef' } },
        deleteById: {
          note: `${recordNotes.deleted} It can be restored for ${restorableDays} days (\`jobs.restore\`).`,
          refusals: { BadRequestError: 'This job cannot be deleted: 3 placements name it' },
        },
      },
    }),
    ...restoreOperations('jobs', 'job', { answer: Job, deleted: DeletedJob }),
  },
});
