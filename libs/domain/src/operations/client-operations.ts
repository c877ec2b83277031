import { Client, CreateClient, UpdateClient } from '../client.js';
import { DeletedClient, restorableDays } from '../deleted-record.js';
import { ClientListQuery } from '../record-list-query.js';
import { crudOperations, recordNotes } from './crud-operations.js';
import { deletionExample, exampleId, stamps } from './example-id.js';
import { staffAndHosted, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { restoreOperations } from './restore-operations.js';

const clientExample: Client & Record<string, unknown> = {
  id: exampleId('client'),
  name: 'Harbor Foods',
  custom_attributes: {},
  ...stamps,
  crm_number: 4711,
};

export const clientOperations = resource({
  tag: 'clients',
  about: 'Where people are placed, if not with the employer itself.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [Client, clientExample],
    [DeletedClient, { client: clientExample, ...deletionExample }],
  ],
  operations: {
    ...crudOperations('clients', 'client', {
      answer: Client,
      query: ClientListQuery,
      create: CreateClient,
      update: UpdateClient,
      listers: staffOnly,
      readers: staffAndHosted,
      reference: {
        create: {
          note: recordNotes.created,
          body: { name: 'Harbor Foods', crm_number: 4711 },
        },
        updateById: { note: recordNotes.changed, body: { name: 'Harbor Foods Group' } },
        deleteById: {
          note: `${recordNotes.deleted} It can be restored for ${restorableDays} days (\`clients.restore\`).`,
          refusals: { BadRequestError: 'This client cannot be deleted: 3 placements name it' },
        },
      },
    }),
    ...restoreOperations('clients', 'client', { answer: Client, deleted: DeletedClient }),
  },
});
