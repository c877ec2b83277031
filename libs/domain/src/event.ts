import { z } from 'zod';

const entities = ['employee', 'employer', 'client', 'job', 'task', 'placement'] as const;
const changes = ['created', 'updated', 'deleted'] as const;

/** What can happen to a record, in the contract's words. */
export const EventKind = z
  .enum([
    ...entities.flatMap((entity) => changes.map((change) => `${entity}.${change}` as const)),
    'task.form_pdf_generated',
    'everify_case.created',
    'everify_case.updated',
  ])
  .meta({ id: 'EventKind' });
export type EventKind = z.infer<typeof EventKind>;
