import { CreateEmployer, Employer, UpdateEmployer } from '../employer.js';
import { DeletedEmployer, restorableDays } from '../deleted-record.js';
import { EmployerListQuery } from '../record-list-query.js';
import { crudOperations, recordNotes } from './crud-operations.js';
import { addressExample, deletionExample, exampleId, givenAddressExample, stamps } from './example-id.js';
import { staffAndHosted, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { restoreOperations } from './restore-operations.js';

const employerExample: Employer = {
  id: exampleId('employer'),
  name: 'Northwind Staffing',
  ein: '12-3456789',
  dba_name: null,
  phone: '+1 518 555 0100',
  employee_count: 120,
  entity_structure: 'llc',
  naics_code: '561320',
  address: addressExample,
  active_theme_id: null,
  custom_attributes: {},
  ...stamps,
};

export const employerOperations = resource({
  tag: 'employers',
  about: 'Who employs: the company whose forms are filled in and whose side reviews and signs.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [Employer, employerExample],
    [DeletedEmployer, { employer: employerExample, ...deletionExample }],
  ],
  operations: {
    ...crudOperations('employers', 'employer', {
      answer: Employer,
      query: EmployerListQuery,
      create: CreateEmployer,
      update: UpdateEmployer,
      listers: staffOnly,
      readers: staffAndHosted,
      reference: {
        create: {
          note: `Forms are filled in and signed for this company. ${recordNotes.created}`,
          body: { name: 'Northwind Staffing', ein: '12-3456789', address: givenAddressExample },
        },
        updateById: {
          note: recordNotes.changed,
          body: { phone: '+1 518 555 0100', entity_structure: 'llc' },
        },
        deleteById: {
          note: `${recordNotes.deleted} It can be restored for ${restorableDays} days (\`employers.restore\`).`,
          refusals: { BadRequestError: 'This employer cannot be deleted: 3 placements name it' },
        },
      },
    }),
    ...restoreOperations('employers', 'employer', { answer: Employer, deleted: DeletedEmployer }),
  },
});
