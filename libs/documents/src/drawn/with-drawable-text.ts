import { asDrawable } from '@firstday/domain/drawing';

/**
 * A certificate tells what was observed, such as a browser's name for itself: it is made whatever that was, and says by its
 * number what cannot be drawn.
 */
export function withDrawableText<T>(told: T): T;
export function withDrawableText(told: unknown): unknown {
  if (typeof told === 'string') return asDrawable(told);
  if (Array.isArray(told)) return told.map((one: unknown) => withDrawableText(one));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, withDrawableText(value)]));
}
