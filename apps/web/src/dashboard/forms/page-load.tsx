'use client';
import { useIsLive } from '@firstday/ui';
import { useEffect } from 'react';
import { useActionForm } from './action-form';

/**
 * In a form that leads out of the dashboard: says that the browser runs scripts, and loads the page that the answer
 * names. A redirect would be followed by the server first, which opens a link twice.
 */
export function PageLoad() {
  const { goTo } = useActionForm().state;
  const isLive = useIsLive();
  useEffect(() => {
    if (goTo) window.location.assign(goTo);
  }, [goTo]);
  return <input type="hidden" name="live" value={isLive ? 'yes' : ''} />;
}
