import { z } from 'zod';
import * as messages from '../page-message.js';

/*
 * The protocol between a component's page and the page around it, as schemas: for programs that speak it themselves.
 * The loader and the component's page read with page-message.ts, which a test holds equal to this.
 */
const { failures, highestPage, longestUrl, patterns, protocolVersion } = messages;

export const ComponentNameSchema = z.enum(messages.componentNames);

export const ConnectSchema = z.strictObject({
  firstday: z.literal(1),
  type: z.literal('connect'),
  nonce: z.string().regex(patterns.nonce),
}) satisfies z.ZodType<messages.Connect>;

export const HelloSchema = z.strictObject({
  type: z.literal('hello'),
  nonce: z.string().regex(patterns.nonce),
  version: z.literal(protocolVersion),
}) satisfies z.ZodType<messages.Hello>;

export const PageMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), component: ComponentNameSchema }),
  z.strictObject({ type: z.literal('resized'), height: z.int().min(0).max(highestPage) }),
  z.strictObject({ type: z.literal('navigated'), path: z.string().regex(patterns.path) }),
  z.strictObject({
    type: z.literal('task_completed'),
    task_id: z.string().regex(patterns.task),
    employee_id: z.string().regex(patterns.employee),
  }),
  z.strictObject({
    type: z.literal('placement_created'),
    placement_id: z.string().regex(patterns.placement),
    employee_id: z.string().regex(patterns.employee),
  }),
  z.strictObject({
    type: z.literal('case_updated'),
    everify_case_id: z.string().regex(patterns.everifyCase),
  }),
  z.strictObject({ type: z.literal('session_expiring'), expires_at: z.string().regex(patterns.time) }),
  z.strictObject({ type: z.literal('failed'), reason: z.enum(failures) }),
]) satisfies z.ZodType<messages.PageMessage>;

export const ParentMessageSchema = z.strictObject({
  type: z.literal('renew'),
  url: z.string().max(longestUrl).regex(patterns.url),
}) satisfies z.ZodType<messages.ParentMessage>;
