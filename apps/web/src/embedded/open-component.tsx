'use client';
import type { ComponentChange } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CompletedTasks } from './completed-tasks';
import type { ComponentApi } from './component-api';
import { type Component, ComponentContext } from './component-context';
import { followChanges } from './follow-changes';
import { componentViews } from './generated/component-views';
import type { OpenSession } from './open-session';
import { formatTime } from '../i18n/due-status';
import { routePath } from './component-route';
import { useTheme } from './use-theme';
import { useComponentRoute } from './use-component-route';

interface OpenComponentProps {
  readonly open: OpenSession;
  /** Whether the session ends soon and nobody else sees to it. */
  readonly isEnding: boolean;
  readonly parts: Pick<Component, 'everify' | 'failed' | 'formNames' | 'hire' | 'locale' | 'say' | 'tell'>;
}

/** What a session shows, at the place that the address names. */
export function OpenComponent({ open, isEnding, parts }: OpenComponentProps) {
  const { api, session, token } = open;
  const held = { component: session.component, session: session.id, token };
  const { place, go, linkTo } = useComponentRoute(held);
  const { announcement, announce } = useAnnouncements();
  const { isLive, onChange } = useChanges(api);
  const { tell } = parts;
  useTheme(session.theme);

  useEffect(() => tell({ type: 'ready', component: session.component }), [tell, session.component]);
  useEffect(() => {
    // An entry of the history from before a renewal names the session that has ended.
    if (new URL(window.location.href).searchParams.get('session') !== session.id) go(place, 'replace');
  }, [place, go, session.id]);
  const path = routePath(place);
  useEffect(() => tell({ type: 'navigated', path }), [tell, path]);

  const component = useMemo<Component>(
    () => ({ ...parts, api, session, place, go, linkTo, announce, isLive, onChange }),
    [parts, api, session, place, go, linkTo, announce, isLive, onChange],
  );
  return (
    <ComponentContext value={component}>
      {isEnding ? <Ending at={session.expires_at} parts={parts} /> : null}
      <main className="cmp-main" id="main">
        <View component={component} />
      </main>
      <CompletedTasks />
      <p role="status" className="fd-visually-hidden">
        {announcement}
      </p>
    </ComponentContext>
  );
}

function View({ component: { place, session } }: { readonly component: Component }) {
  return componentViews[session.component].show(place.employee ?? session.employee_id ?? undefined);
}

function Ending({ at, parts }: { readonly at: string; readonly parts: OpenComponentProps['parts'] }) {
  const { say, locale } = parts;
  return (
    <div className="cmp-banner" role="status" data-tone="warn">
      <Icon name="clock" />
      <p>
        <strong>{say('ending', { time: formatTime(new Date(at), locale) })}</strong> {say('endingHint')}
      </p>
    </div>
  );
}

/** What is said twice is heard twice. */
function useAnnouncements() {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return { announcement, announce };
}

function useChanges(api: ComponentApi) {
  const [isLive, setIsLive] = useState(false);
  const hearing = useRef(new Set<(change: ComponentChange) => void>());
  useEffect(
    () =>
      followChanges({
        open: (lastEventId, signal) => api.stream(lastEventId, signal),
        onChange: (change) => {
          for (const hear of hearing.current) hear(change);
        },
        onLive: setIsLive,
      }),
    [api],
  );
  const onChange = useCallback((hear: (change: ComponentChange) => void) => {
    hearing.current.add(hear);
    return () => {
      hearing.current.delete(hear);
    };
  }, []);
  return { isLive, onChange };
}
