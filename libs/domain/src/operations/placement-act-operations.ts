import { DeletePlacements } from '../placement-selection.js';
import { exampleId } from './example-id.js';
import { badRequestError, forbiddenError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

export const placementActOperations = resource({
  tag: 'placement_acts',
  about:
    'One act for many placements, with a result for each while it goes on. Each of them is treated as by itself: with the same permissions, access rules, events and log. Beyond the published contract.',
  operations: {
    'placement_acts.delete': operation(
      {
        method: 'POST',
        path: '/placement_acts/delete',
        summary: 'Delete many placements',
        body: DeletePlacements,
        answers: { 200: 'application/x-ndjson' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'events',
        needs: 'placement:edit',
        isBeyond: true,
      },
      {
        note: 'As by `placements.deleteById`, which cannot be undone. One JSON object a line: `begun` with how many placements it is about, `done` or `failed` for each of them, `totals` last; an answer without it broke off. Whoever stops reading ends the act: what was deleted until then stays deleted.',
        body: { selection: { placement_ids: [exampleId('placement')] } },
        refusals: { BadRequestError: '12 placements match, and not 10: look at the list again' },
      },
    ),
  },
});
