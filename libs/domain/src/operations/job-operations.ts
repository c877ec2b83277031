import { CreateJob, Job, UpdateJob } from '../job.js';
import { JobListQuery } from '../record-list-query.js';
import { crudOperations, recordNotes } from './crud-operations.js';
import { addressExample, exampleId, givenAddressExample, stamps } from './example-id.js';
import { staffAndHosted, staffOnly } from './operation.js';
import { resource } from './resource.js';

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
  examples: [[Job, jobExample]],
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
          note: recordNotes.deleted,
          refusals: { BadRequestError: 'This job cannot be deleted: 3 placements name it' },
        },
      },
    }),
  },
});
