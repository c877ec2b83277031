import { ComponentSession, ComponentSessionCreated, RedeemComponentCode } from '../component-session.js';
import { Forbidden, ResourceNotFoundError } from '../problem.js';
import { exampleId } from './example-id.js';
import { componentsOnly, decodeError, operation } from './operation.js';
import { resource } from './resource.js';

const componentSessionExample: ComponentSession = {
  id: exampleId('componentSession'),
  component: 'employees/list',
  employee_id: null,
  filters: { status: 'requires_action' },
  is_test: false,
  expires_at: '2026-11-23T15:00:00.000Z',
  theme: { light: { primary_background: '#0b6e4f' }, dark: null },
};

export const componentSessionOperations = resource({
  tag: 'component_sessions',
  about: 'What an embedded component asks for. Beyond the published contract.',
  examples: [
    [ComponentSession, componentSessionExample],
    [ComponentSessionCreated, { ...componentSessionExample, token: 'fd_comp_example' }],
  ],
  operations: {
    'component_sessions.create': operation(
      {
        method: 'POST',
        path: '/component_sessions',
        summary: 'Exchange a component code for its session',
        body: RedeemComponentCode,
        answers: { 201: ComponentSessionCreated },
        errors: { ...decodeError, 403: Forbidden, 404: ResourceNotFoundError },
        allows: 'nobody',
        logs: 'component_link.used',
        isBeyond: true,
        issuesAuthority: true,
      },
      { body: { code: 'fd_code_example' } },
    ),
    'component_sessions.current': operation({
      method: 'GET',
      path: '/component_session',
      summary: 'Say what the component shows',
      answers: { 200: ComponentSession },
      errors: {},
      allows: componentsOnly,
      isBeyond: true,
    }),
  },
});
