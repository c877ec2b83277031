'use client';
import './person.css';
import { Banner, Button } from '@firstday/ui';
import { useActionState, useEffect, useState } from 'react';
import type { IdentityValues, ShownIdentity } from './shown-identity';

interface IdentityFactsProps {
  readonly masked: IdentityValues;
  /** Asks for them in full, for those who may see them. */
  readonly show: (() => Promise<ShownIdentity>) | undefined;
  readonly words: Readonly<
    Record<'birth' | 'hide' | 'number' | 'show' | 'showHint' | 'shown' | 'unknown', string>
  >;
}

/** Masked until somebody asks, and again once they have hidden it or left the page. */
export function IdentityFacts({ masked, show, words }: IdentityFactsProps) {
  const [state, ask, isAsking] = useActionState(async () => (show ? show() : {}), {} satisfies ShownIdentity);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const leave = () => setHidden(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const asked: ShownIdentity = isHidden ? {} : state;
  const { number, birth } = asked.shown ?? masked;
  return (
    <>
      {asked.error ? (
        <Banner tone="bad" icon="alert" role="alert">
          {asked.error}
        </Banner>
      ) : null}
      <dl className="dash-facts">
        <div>
          <dt>{words.number}</dt>
          <dd>
            <bdi>{number ?? words.unknown}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.birth}</dt>
          <dd>
            <bdi>{birth ?? words.unknown}</bdi>
          </dd>
        </div>
      </dl>
      {/* Two buttons with keys of their own: one that became the other while it is pressed would ask at once. */}
      {show ? (
        <form className="person-reveal" action={ask} onSubmit={() => setHidden(false)}>
          {asked.shown ? (
            <Button key="hide" type="button" variant="secondary" size="small" onClick={() => setHidden(true)}>
              {words.hide}
            </Button>
          ) : (
            <Button key="show" type="submit" variant="secondary" size="small" isBusy={isAsking}>
              {words.show}
            </Button>
          )}
          <span className="fd-muted" role="status">
            {asked.shown ? words.shown : words.showHint}
          </span>
        </form>
      ) : null}
    </>
  );
}
