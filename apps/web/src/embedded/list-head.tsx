'use client';
import { Icon } from '@firstday/ui';
import { useEffect, useRef, useState } from 'react';
import { useComponent } from './component-context';
import { formatTime } from '../i18n/due-status';

interface ListHeadProps {
  readonly title: string;
  /** “1,234 employees”; nothing where it is not known. */
  readonly count: string | undefined;
  readonly at: Date | undefined;
  readonly isFailed: boolean;
  /** Whether one came here from another place of the component. */
  readonly isArrival: boolean;
}

/** What the list is of, how many there are, and whether it keeps itself fresh. */
export function ListHead({ title, count, at, isFailed, isArrival }: ListHeadProps) {
  const { say, announce } = useComponent();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasArrived] = useState(isArrival);
  useEffect(() => {
    if (hasArrived) heading.current?.focus();
  }, [hasArrived]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (count !== undefined) announce(count);
  }, [count, announce]);
  return (
    <div className="cmp-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="cmp-count">{count ?? (isFailed ? null : say('loading'))}</p>
      {at ? <Freshness at={at} /> : null}
    </div>
  );
}

function Freshness({ at }: { readonly at: Date }) {
  const { say, isLive, locale } = useComponent();
  return (
    <p className="cmp-fresh" data-screen-only="" data-live={isLive ? '' : undefined}>
      <Icon name={isLive ? 'check' : 'clock'} size={16} />
      {isLive ? say('live') : say('polled', { time: formatTime(at, locale) })}
    </p>
  );
}
