'use client';
import { ErrorSummary } from '@firstday/ui';
import { createContext, Fragment, type ReactNode, useActionState, useContext } from 'react';
import { type FormState, initialFormState, type Send } from './form-state';

interface FormContext {
  readonly state: FormState;
  readonly isSending: boolean;
  /** Said before each error to those who do not see its sign. */
  readonly error: string;
}

const Context = createContext<FormContext | null>(null);

export function useActionForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('A control stands inside an ActionForm');
  return context;
}

interface ActionFormProps {
  readonly send: Send;
  readonly words: Readonly<Record<'error' | 'problem', string>>;
  /** Shown once something was made: stands before the form. */
  readonly outcome?: ReactNode;
  readonly children: ReactNode;
}

/** A form that says above itself what is wrong with it. It is sent without JavaScript too. */
export function ActionForm({ send, words, outcome, children }: ActionFormProps) {
  const [state, action, isSending] = useActionState(send, initialFormState);
  return (
    <Context.Provider value={{ state, isSending, error: words.error }}>
      <ErrorSummary title={words.problem} attempt={state.attempt} entries={state.issues} />
      {outcome}
      <form className="hosted-form" action={action} noValidate>
        {/* Shown anew with what was typed: a form that was sent is emptied by the browser's side of React. */}
        <Fragment key={state.attempt}>{children}</Fragment>
      </form>
    </Context.Provider>
  );
}
