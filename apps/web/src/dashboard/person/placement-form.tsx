'use client';
import { Button, ErrorSummary } from '@firstday/ui';
import { type FormEvent, type ReactNode, startTransition, useActionState } from 'react';
import { type PlacementEffect, initialPlacementState, type SendPlacement } from './placement-state';
import type { PlacementWords } from './placement-words';

interface PlacementFormProps {
  readonly send: SendPlacement;
  readonly words: PlacementWords;
  readonly problem: string;
  readonly children: ReactNode;
}

/** Who, where and when; sent once to see what changes for the person's forms, and once more to save it. */
export function PlacementForm({ send, words, problem, children }: PlacementFormProps) {
  const [state, action, isSending] = useActionState(send, initialPlacementState);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event;
    const button = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
    const data = new FormData(currentTarget, button instanceof HTMLElement ? button : null);
    // What was typed stays, whatever comes of it: a form that is sent as an action is emptied.
    event.preventDefault();
    startTransition(() => action(data));
  };
  return (
    <>
      <ErrorSummary title={problem} attempt={state.attempt} entries={state.error ? [state.error] : []} />
      <form className="hosted-form" action={action} onSubmit={submit}>
        {children}
        <div role="status">{state.effect ? <Effect effect={state.effect} words={words} /> : null}</div>
        <div className="fd-actions">
          <Button type="submit" name="intent" value="save" isBusy={isSending}>
            {words.savePlacement}
          </Button>
          <Button type="submit" variant="secondary" name="intent" value="preview" isBusy={isSending}>
            {words.seeChanges}
          </Button>
        </div>
      </form>
    </>
  );
}

interface EffectProps {
  readonly effect: PlacementEffect;
  readonly words: PlacementWords;
}

function Effect({ effect: { gained, lost }, words }: EffectProps) {
  return (
    <section className="dash-panel" aria-labelledby="effect">
      <h2 id="effect">{words.changesTitle}</h2>
      {gained.length + lost.length === 0 ? <p>{words.nothingGained}</p> : null}
      <Forms title={words.gained} names={gained} />
      <Forms title={words.lost} names={lost} />
    </section>
  );
}

function Forms({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
