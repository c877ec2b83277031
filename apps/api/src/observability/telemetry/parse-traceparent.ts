import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const pattern = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Reads the header `traceparent` (W3C Trace Context); anything else than one is none. What comes after a later version's parts is left. */
export function parseTraceparent(header: string | undefined): SpanContext | undefined {
  const [given, traceId, spanId, flags] = pattern.exec(header ?? '') ?? [];
  if (given === undefined || traceId === undefined || spanId === undefined || flags === undefined)
    return undefined;
  const version = given.slice(0, 2);
  if (version === 'ff' || (version === '00' && given.length !== 55)) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

export const toTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
