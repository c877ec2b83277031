import type { Span } from './telemetry.js';

const spans = new WeakMap<object, Span>();

/** The span of a request, where there is one. */
export const spanOf = (request: object): Span | undefined => spans.get(request);

export function keepSpan(request: object, span: Span): void {
  spans.set(request, span);
}
