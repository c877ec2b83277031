'use client';
import { Banner } from '@firstday/ui';
import { useEffect, useRef } from 'react';
import { useActionForm } from './action-form';

/** What would come of the form, once it was sent the first time: it takes the focus, and sending again does it. */
export function ForeseenNotice() {
  const { foreseen } = useActionForm().state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [foreseen]);
  if (!foreseen) return null;
  return (
    <div ref={place} tabIndex={-1} data-foreseen="">
      <Banner tone="warn" icon="info">
        <strong>{foreseen.title}</strong>
        {foreseen.lists.map(({ title, lines }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p>{foreseen.hint}</p>
      </Banner>
    </div>
  );
}
