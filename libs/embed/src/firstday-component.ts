'use client';
import { type CSSProperties, type ReactElement, createElement, useEffect, useRef, useState } from 'react';
import { loadFirstday } from './load-firstday.js';
import type { ComponentName } from './page-message.js';
import type { ComponentOptions, LoadOptions } from './component-options.js';
import { labelsIn } from './labels-in.js';

/** `fetchUrl` and `onEvent` may change with each rendering; the other options count when the component is put there. */
export interface FirstdayComponentProps extends ComponentOptions, LoadOptions {
  readonly component: ComponentName;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** One of Firstday's components in a page made with React; on a server, the place where it will be. */
export function FirstdayComponent(props: FirstdayComponentProps): ReactElement {
  const { baseUrl, className, component, style } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let element: HTMLElement | undefined;
    let isOver = false;
    const { fetchUrl: _fetchUrl, onEvent: _onEvent, ...options } = latest.current;
    const put = async () => {
      const firstday = await loadFirstday(options);
      if (isOver) return;
      element = firstday.create(component, {
        ...options,
        fetchUrl: () => latest.current.fetchUrl(),
        onEvent: (event) => latest.current.onEvent?.(event),
      });
      place.current?.append(element);
    };
    put().catch((error: unknown) => {
      if (isOver) return;
      console.error(error);
      setHasFailed(true);
      latest.current.onEvent?.({ type: 'failed', reason: navigator.onLine ? 'error' : 'offline' });
    });
    return () => {
      isOver = true;
      element?.remove();
    };
  }, [baseUrl, component, tries]);

  const tryAgain = () => {
    setHasFailed(false);
    setTries((count) => count + 1);
  };
  const failure = hasFailed ? createElement(CouldNotLoad, { locale: props.locale, onPress: tryAgain }) : null;
  // React must not touch what is put into the place.
  return createElement('div', { className, style }, createElement('div', { ref: place }), failure);
}

function CouldNotLoad({
  locale,
  onPress,
}: {
  locale: string | undefined;
  onPress: () => void;
}): ReactElement {
  const { failed, again } = labelsIn(locale ?? (document.documentElement.lang || navigator.language));
  const words = createElement('p', null, failed);
  return createElement(
    'div',
    { role: 'alert' },
    words,
    createElement('button', { type: 'button', onClick: onPress }, again),
  );
}
