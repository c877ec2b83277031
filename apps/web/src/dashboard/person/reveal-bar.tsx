'use client';
import './person.css';
import { Banner, Button } from '@firstday/ui';
import type { Reveal } from './use-reveal';

interface RevealBarProps {
  readonly reveal: Reveal<unknown>;
  readonly words: Readonly<Record<'hide' | 'show' | 'showHint' | 'shown', string>>;
}

/** Shows what is masked, and hides it again. */
export function RevealBar({ reveal: { shown, error, isAsking, ask, setHidden }, words }: RevealBarProps) {
  return (
    <>
      {error ? (
        <Banner tone="bad" icon="alert" role="alert">
          {error}
        </Banner>
      ) : null}
      {/* Two buttons with keys of their own: one that became the other while it is pressed would ask at once. */}
      <form className="person-reveal" action={ask} onSubmit={() => setHidden(false)}>
        {shown ? (
          <Button key="hide" type="button" variant="secondary" size="small" onClick={() => setHidden(true)}>
            {words.hide}
          </Button>
        ) : (
          <Button key="show" type="submit" variant="secondary" size="small" isBusy={isAsking}>
            {words.show}
          </Button>
        )}
        <span className="fd-muted" role="status">
          {shown ? words.shown : words.showHint}
        </span>
      </form>
    </>
  );
}
