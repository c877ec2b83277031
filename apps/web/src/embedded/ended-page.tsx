'use client';
import { Button, Icon } from '@firstday/ui';
import { useEffect, useRef, useState } from 'react';
import type { SessionFailure } from './open-session';
import type { Translate } from './translate';

interface EndedPageProps {
  readonly say: Translate;
  readonly ending: SessionFailure;
  /** Whether it was a link that did not serve, and no session that ended. */
  readonly isLink: boolean;
  /** Whether the page around this one listens. */
  readonly hasParent: boolean;
  readonly ask: () => void;
  readonly again: () => void;
}

/** There is nothing to be shown: why, and what to do. */
export function EndedPage({ say, ending, isLink, hasParent, ask, again }: EndedPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    // What had the focus is gone.
    if (!isLink) title.current?.focus();
  }, [isLink]);
  const words = ending === 'expired' && isLink ? 'link' : ending;
  const isForLater = ending === 'offline' || ending === 'error';
  return (
    <main className="cmp-main cmp-ended" id="main">
      <Icon name={isForLater ? 'alert' : 'lock'} size={32} />
      <h1 ref={title} tabIndex={-1}>
        {say(`ended_${words}`)}
      </h1>
      <p>{say(`ended_${words}Hint`)}</p>
      {isForLater ? <Button onClick={again}>{say('again')}</Button> : null}
      {hasParent && !isForLater ? (
        <Button
          isBusy={isAsked}
          onClick={() => {
            setIsAsked(true);
            ask();
          }}
        >
          {say(isAsked ? 'asking' : 'ask')}
        </Button>
      ) : null}
    </main>
  );
}
