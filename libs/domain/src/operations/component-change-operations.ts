import { componentsOnly, operation } from './operation.js';
import { resource } from './resource.js';

export const componentChangeOperations = resource({
  tag: 'component_changes',
  about: 'What of an open component has changed, as server-sent events. Beyond the published contract.',
  operations: {
    'component_changes.stream': operation({
      method: 'GET',
      path: '/component_changes',
      summary: 'Be told which rows of the component change, as server-sent events',
      answers: { 200: 'text/event-stream' },
      errors: {},
      allows: componentsOnly,
      isBeyond: true,
    }),
  },
});
