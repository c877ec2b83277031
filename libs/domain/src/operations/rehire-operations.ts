import { DecideRehire, RehireOffer, RehireOffers } from '../rehire-offer.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffAndHosted,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

const rehireExample: RehireOffer = {
  task_id: exampleId('task'),
  rehired_on: '2026-11-23',
  choices: ['new_form', 'supplement_b'],
  obstacle: null,
  earlier_form: {
    task_id: exampleId('task'),
    completed_on: '2025-02-03',
    usable_until: '2028-02-03',
    section_id: 'supplement_b_1',
    needs_document: false,
  },
  decision: null,
};

export const rehireOperations = resource({
  tag: 'rehires',
  about:
    'An employee who is hired again within three years: a new form, or Supplement B of the earlier one. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: {
    BadRequestError: 'Supplement B of an earlier form cannot be chosen: too_long_ago',
    ForbiddenError: 'The employer chooses',
  },
  examples: [
    [RehireOffer, rehireExample],
    [RehireOffers, { data: [rehireExample] }],
  ],
  operations: {
    'rehires.find': operation(
      {
        method: 'GET',
        path: '/tasks/{task_id}/rehire',
        summary: 'Get what may be chosen for a rehire',
        answers: { 200: RehireOffer },
        errors: { ...decodeError, ...notFoundError, ...forbiddenError },
        allows: staffAndHosted,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note:
          'Of a new form that nobody has signed yet, whose employee completed the same form for the same employer before; or of that completed form itself, where a placement starts after every earlier one with the employer has ended and no new form was asked.' +
          ' Supplement B of that form may be chosen where the rehire (`start_date` of the placement, else today) is within three years of the day on which it was completed, a block is left, and, for employers in E-Verify, its case was authorized (8 CFR 274a.2(c)(1), M-274 6.2).',
      },
    ),
    'rehires.listOfEmployee': operation(
      {
        method: 'GET',
        path: '/employees/{employee_id}/rehires',
        summary: 'List what is to be chosen for an employee',
        answers: { 200: RehireOffers },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'Of all their forms, as `rehires.find` answers of one: those of which something can be chosen, and that nobody has chosen for.',
      },
    ),
    'rehires.decide': operation(
      {
        method: 'POST',
        path: '/tasks/{task_id}/rehire',
        summary: 'Choose a new form or Supplement B',
        body: DecideRehire,
        answers: { 200: RehireOffer },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffAndHosted,
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: 'A person chooses: the user, the employer on their page, or `chosen_by` where a server asks. With `supplement_b` the new form, where there is one, is withdrawn and not asked again, the next block of the earlier form is open with the date of rehire, due in three business days, and asks for a document where the authorization ended. With `new_form` a new form is asked where there is none yet. Both audit trails say who chose; `decision.task_id` is the form that goes on.',
        body: { choice: 'supplement_b', chosen_by: 'Carla Reyes' },
      },
    ),
  },
});
