'use client';
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Shows its content in the browser, and until then what stands in for it. */
export function Mounted({
  children,
  before,
}: {
  readonly children: () => ReactNode;
  readonly before: ReactNode;
}) {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isMounted ? children() : before;
}
