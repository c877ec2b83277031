'use client';
import { ErrorSummary } from '@firstday/ui';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useContext,
  useState,
} from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { errorsOf, formResolver, fieldIssues, loadCheck } from './form-resolver';
import { type FormSchemaName, formSchemas } from './form-schemas';
import { type ActionState, initialActionState, type Send, typedValues } from './action-state';
import { rowsIn } from './form-values';
import type { Advice } from './read-form';
import { type TypedMeanwhile, withTypedMeanwhile } from './typed-meanwhile';

interface FormContext {
  readonly state: ActionState;
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
  /** By what is checked before it is sent; without it, everything that can be chosen is right. */
  readonly check?: { readonly form: FormSchemaName; readonly advice: Advice };
  /** What stands in the rows of a list at first; other controls have what they are given. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Shown once something was made: stands before the form. */
  readonly outcome?: ReactNode;
  readonly children: ReactNode;
}

/** A form that says above itself what is wrong with it, before it is sent where it can. It is sent without JavaScript too. */
export function ActionForm({ send, ...props }: ActionFormProps) {
  const [state, action, isSending] = useActionState(send, initialActionState);
  const [typed, setTyped] = useState<TypedMeanwhile | null>(null);
  // Shown anew after each sending, with what was typed and what is wrong with it.
  return (
    <Attempt
      key={state.attempt}
      {...props}
      state={withTypedMeanwhile(state, typed)}
      action={action}
      isSending={isSending}
      onSend={(sent) => setTyped({ sent, now: sent })}
      onTyped={(now) => setTyped((before) => before && { ...before, now })}
    />
  );
}

interface AttemptProps extends Omit<ActionFormProps, 'send'> {
  readonly state: ActionState;
  readonly action: (form: FormData) => void;
  readonly isSending: boolean;
  /** Told what stands in the form as it is sent. */
  readonly onSend: (values: ActionState['values']) => void;
  /** Told what stands in it when something is typed until the answer comes. */
  readonly onTyped: (values: ActionState['values']) => void;
}

function Attempt(props: AttemptProps) {
  const { action, isSending, onSend, onTyped, check, rows, words, outcome, children } = props;
  // As it was when this attempt began: what is typed into its controls is theirs.
  const [state] = useState(props.state);
  const [refused] = useState(() => errorsOf(state.issues));
  const form = useForm({
    ...(check ? { resolver: formResolver(formSchemas[check.form], check.advice) } : {}),
    ...(rows ? { defaultValues: rowsOf(state, rows) } : {}),
    errors: refused,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // It is still being checked: it is sent once.
    if (isSubmitting) return event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const button = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
    const data = new FormData(currentTarget, button instanceof HTMLElement ? button : null);
    // What was refused before is asked again: it would stand in the way where its control is not registered.
    if (!check) form.clearErrors();
    onSend(typedValues(data));
    void form.handleSubmit(() => startTransition(() => action(data)))(event);
  };
  return (
    <FormProvider {...form}>
      <Context value={{ state, isSending, error: words.error }}>
        <ErrorSummary
          title={words.problem}
          attempt={state.attempt + submitCount}
          entries={fieldIssues(errors)}
        />
        {outcome}
        <form
          className="hosted-form"
          action={action}
          onFocus={check && (() => void loadCheck(formSchemas[check.form]))}
          onSubmit={submit}
          onInput={({ currentTarget }) => {
            if (isSubmitting || isSending) onTyped(typedValues(new FormData(currentTarget)));
          }}
          noValidate
        >
          {children}
        </form>
      </Context>
    </FormProvider>
  );
}

/** The rows as they were sent, or as they are at first. */
function rowsOf({ attempt, values }: ActionState, rows: NonNullable<ActionFormProps['rows']>) {
  if (attempt === 0) return rows;
  const sent = rowsIn(values);
  return Object.fromEntries(Object.keys(rows).map((list) => [list, sent[list] ?? []]));
}
