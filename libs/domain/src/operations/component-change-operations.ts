import { componentsOnly, operation, usersOnly } from './operation.js';
import { resource } from './resource.js';

export const componentChangeOperations = resource({
  tag: 'component_changes',
  about:
    'What of an open component, or of a list in the dashboard, has changed, as server-sent events. Beyond the published contract.',
  operations: {
    'component_changes.stream': operation({
      method: 'GET',
      path: '/component_changes',
      summary: 'Be told which rows change, as server-sent events',
      answers: { 200: 'text/event-stream' },
      errors: {},
      allows: [...componentsOnly, ...usersOnly],
      isBeyond: true,
    }),
  },
});
