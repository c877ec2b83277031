import { Embedding } from '../embedding.js';
import { badRequestError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

export const embeddingExample: Embedding = { origins: ['https://app.example.com'] };

export const embeddingOperations = resource({
  tag: 'embedding',
  about: 'The origins whose pages may show components. Beyond the published contract.',
  examples: [[Embedding, embeddingExample]],
  operations: {
    'embedding.get': operation({
      method: 'GET',
      path: '/embedding',
      summary: 'List the origins whose pages may show components',
      answers: { 200: Embedding },
      errors: {},
      allows: staffOnly,
      needs: 'component:create',
      isBeyond: true,
    }),
    'embedding.update': operation(
      {
        method: 'PATCH',
        path: '/embedding',
        summary: 'Set the origins whose pages may show components',
        body: Embedding,
        answers: { 200: Embedding },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'component:create',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'Replaces the whole list. No other page can show a component in a frame.',
        body: { origins: ['https://app.example.com'] },
      },
    ),
  },
});
