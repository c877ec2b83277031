'use client';
import { ErrorSummary } from '@firstday/ui';
import { type ReactNode, useActionState } from 'react';
import { type ActErrorCode, initialActState, type SendAct } from './act-state';

interface ActFormProps {
  readonly send: SendAct;
  readonly words: Readonly<Record<ActErrorCode | 'problem', string>>;
  readonly children?: ReactNode;
}

/**
 * Something that is done by pressing, and above it why it was not done. It stays where there is nothing to press any more, to say
 * what became of the last press; without JavaScript too.
 */
export function ActForm({ send, words, children }: ActFormProps) {
  const [state, action] = useActionState(send, initialActState);
  const { attempt, errorCode } = state;
  return (
    <>
      <ErrorSummary
        title={words.problem}
        attempt={attempt}
        entries={errorCode ? [{ message: words[errorCode] }] : []}
      />
      {children ? (
        <form className="hosted-form" action={action}>
          {children}
        </form>
      ) : null}
    </>
  );
}
