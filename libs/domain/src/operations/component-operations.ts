import { ComponentSession, ComponentSessionCreated, ComponentUrl } from '../component.js';
import { ComponentFrame, Embedding } from '../component-rows.js';
import { Forbidden, ResourceNotFoundError } from '../problems.js';
import { bad, decode, embedded, operation, staff } from './operation.js';

/** Components that partners embed: their links, sessions, and the sites that may show them. */
export const componentOperations = {
  'components.createUrl': operation({
    method: 'POST',
    path: '/components/create_url',
    summary: 'Make a link that embeds a component',
    answers: { 200: ComponentUrl },
    errors: bad,
    allows: staff,
    needs: 'component:create',
  }),
  'component_sessions.create': operation({
    method: 'POST',
    path: '/component_sessions',
    summary: 'Exchange a component code for its session',
    answers: { 201: ComponentSessionCreated },
    errors: { ...decode, 403: Forbidden, 404: ResourceNotFoundError },
    allows: 'nobody',
    isBeyond: true,
  }),
  'component_sessions.current': operation({
    method: 'GET',
    path: '/component_session',
    summary: 'Say what the component shows',
    answers: { 200: ComponentSession },
    errors: {},
    allows: embedded,
    isBeyond: true,
  }),
  'component_frames.find': operation({
    method: 'POST',
    path: '/component_frames',
    summary: 'Say where a component may be framed, and whether its code or session still serves',
    answers: { 200: ComponentFrame },
    errors: decode,
    allows: 'nobody',
    isBeyond: true,
  }),
  'embedding.get': operation({
    method: 'GET',
    path: '/embedding',
    summary: 'List the origins whose pages may show components',
    answers: { 200: Embedding },
    errors: {},
    allows: staff,
    needs: 'component:create',
    isBeyond: true,
  }),
  'embedding.update': operation({
    method: 'PATCH',
    path: '/embedding',
    summary: 'Set the origins whose pages may show components',
    answers: { 200: Embedding },
    errors: bad,
    allows: staff,
    needs: 'component:create',
    isBeyond: true,
  }),
};
