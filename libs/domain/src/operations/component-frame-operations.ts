import { ComponentFrame, FindComponentFrame } from '../component-frame.js';
import { embeddingExample } from './embedding-operations.js';
import { decodeError, operation } from './operation.js';
import { resource } from './resource.js';

const componentFrameExample: ComponentFrame = { ...embeddingExample, state: 'ready' };

export const componentFrameOperations = resource({
  tag: 'component_frames',
  about: 'Where the page of a component may be framed. Beyond the published contract.',
  examples: [[ComponentFrame, componentFrameExample]],
  operations: {
    'component_frames.find': operation(
      {
        method: 'POST',
        path: '/component_frames',
        summary: 'Say where a component may be framed, and whether its code or session still serves',
        body: FindComponentFrame,
        answers: { 200: ComponentFrame },
        errors: decodeError,
        allows: 'nobody',
        logs: 'nothing',
        isBeyond: true,
      },
      { body: { code: 'fd_code_example' } },
    ),
  },
});
