import { CreateLegalHold, LegalHold, LegalHoldListQuery, ReleaseLegalHold } from '../legal-hold.js';
import { page } from '../page.js';
import { exampleId } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const legalHoldExample: LegalHold = {
  id: exampleId('legalHold'),
  subject_type: 'employee',
  subject_id: exampleId('employee'),
  reason: 'Charge 525-2026-01234 of the EEOC',
  placed_at: '2026-11-30T14:00:00.000Z',
  placed_by: { kind: 'user_session', id: exampleId('user') },
  released: null,
  _tag: 'LegalHold',
};

export const legalHoldOperations = resource({
  tag: 'legal_holds',
  about:
    'What is not destroyed although its day has come, until it is released. Beyond the published contract.',
  refusals: { BadRequestError: 'This legal hold was released before' },
  examples: [[LegalHold, legalHoldExample]],
  operations: {
    'legal_holds.list': operation(
      {
        method: 'GET',
        path: '/legal_holds',
        summary: 'List legal holds',
        query: LegalHoldListQuery,
        answers: { 200: page(LegalHold) },
        errors: decodeError,
        allows: staffOnly,
        needs: 'legal_hold:view',
        isBeyond: true,
      },
      { note: 'Of what the caller may see, the newest first.' },
    ),
    'legal_holds.create': operation(
      {
        method: 'POST',
        path: '/legal_holds',
        summary: 'Place a legal hold',
        body: CreateLegalHold,
        answers: { 201: LegalHold },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'legal_hold.placed',
        needs: 'legal_hold:edit',
        isBeyond: true,
      },
      {
        note: 'Nothing that it covers is destroyed: of an employee the record and all forms, of an employer the forms of all who are or were placed there. What was deleted can be held, and what is held can be deleted: it is in the archive.',
        body: { subject_id: exampleId('employee'), reason: 'Charge 525-2026-01234 of the EEOC' },
      },
    ),
    'legal_holds.release': operation(
      {
        method: 'POST',
        path: '/legal_holds/{legal_hold_id}/release',
        summary: 'Release a legal hold',
        body: ReleaseLegalHold,
        answers: { 200: LegalHold },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'legal_hold.released',
        needs: 'legal_hold:edit',
        isBeyond: true,
      },
      {
        note: 'It stays in the list, with who released it and why. What it kept goes when the law, and every other hold, allows it.',
        body: { reason: 'The charge was dismissed' },
      },
    ),
  },
});
