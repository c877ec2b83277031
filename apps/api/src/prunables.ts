import type { Prunable } from './background/index.js';
import { prunableComponentSessions } from './embedding/sessions/prunable-component-sessions.js';
import { prunableEvents } from './events/prunable-events.js';
import { prunableRequests } from './http/prunable-requests.js';
import { prunableSignIns } from './identity/prunable-sign-ins.js';
import { prunableMessages } from './outbox/prunable-messages.js';
import { prunableLinks } from './tasks/onboarding/prunable-links.js';
import { eventDeliveriesSql } from './webhooks/event-deliveries-sql.js';
import { prunableDeliveries } from './webhooks/prunable-deliveries.js';

/** What is pruned, in this order: deliveries before the events that they name. A test finds tables that are missing. */
export const prunables: readonly Prunable[] = [
  ...prunableRequests,
  ...prunableSignIns,
  ...prunableLinks,
  ...prunableMessages,
  ...prunableComponentSessions,
  ...prunableDeliveries,
  prunableEvents(eventDeliveriesSql.isKept),
];
