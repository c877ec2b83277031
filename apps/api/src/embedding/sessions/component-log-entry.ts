import type { ComponentSessionEntity } from './component-session.entity.js';

/** What the security log says of a component's link or session. */
export const componentLogEntry = ({ id, component }: Pick<ComponentSessionEntity, 'id' | 'component'>) =>
  ({ subject: { type: 'component_session', id }, detail: { component } }) as const;
