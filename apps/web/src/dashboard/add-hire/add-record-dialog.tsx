'use client';
import { Banner, Button, Select, TextInput } from '@firstday/ui';
import { usStates } from '@firstday/domain/places';
import { Dialog } from '@firstday/ui/dialog';
import { type FormEvent, type RefObject, useState } from 'react';
import { get, useForm } from 'react-hook-form';
import { formResolver } from '../forms/form-resolver';
import type { RecordChoice } from '../record-picker/record-choice';
import { useHire } from './use-hire';
import { type NewRecordKind, newRecordSchemas } from './new-record-schemas';

interface AddRecordDialogProps {
  readonly kind: NewRecordKind;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onAdded: (choice: RecordChoice) => void;
}

/** An employer, a client or a job, with what it has to have. */
export function AddRecordDialog({ kind, opener, onClose, onAdded }: AddRecordDialogProps) {
  const { words, add } = useHire();
  const [message, setMessage] = useState<string>();
  const form = useForm({
    resolver: formResolver(() => Promise.resolve(newRecordSchemas[kind]), words.newRecordAdvice),
  });
  const save = form.handleSubmit(async (typed) => {
    const answer = await add(kind, typed);
    if ('choice' in answer) return onAdded(answer.choice);
    setMessage('message' in answer ? answer.message : undefined);
    if ('issues' in answer)
      for (const { target, message } of answer.issues) form.setError(target ?? 'name', { message });
  });
  const submit = (event: FormEvent) => {
    // The form that the dialog stands in is not sent.
    event.stopPropagation();
    return save(event);
  };
  const field = (name: string) => ({
    id: `new-${name}`,
    errorWord: words.field.error,
    error: textOf(get(form.formState.errors, name)),
    ...form.register(name),
  });
  return (
    <Dialog
      title={words.newRecord[`title_${kind}`]}
      closeLabel={words.cancel}
      onClose={onClose}
      opener={opener}
    >
      <form className="hosted-form" noValidate onSubmit={(event) => void submit(event)}>
        {message ? (
          <Banner tone="bad" icon="alert" role="alert">
            {message}
          </Banner>
        ) : null}
        <TextInput {...field('name')} label={words.newRecord[`name_${kind}`]} autoFocus />
        {kind === 'employer' ? (
          <TextInput {...field('ein')} label={words.newRecord.ein} width="20" inputMode="numeric" />
        ) : null}
        {kind === 'client' ? null : <AddressInputs kind={kind} field={field} />}
        <div className="fd-actions">
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            {words.newRecord.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface AddressInputsProps {
  readonly kind: NewRecordKind;
  readonly field: (name: string) => object;
}

function AddressInputs({ kind, field }: AddressInputsProps) {
  const { words } = useHire();
  const states = usStates.map(({ code, name }) => ({ value: code, label: name }));
  const street = kind === 'job' ? words.newRecord.workStreet : words.field.street;
  return (
    <>
      <TextInput {...field('street')} label={street} />
      <TextInput {...field('city')} label={words.field.city} />
      <Select
        {...field('state')}
        label={words.field.state}
        options={[{ value: '', label: words.field.choose }, ...states]}
        isFit
      />
      <TextInput {...field('zip')} label={words.field.zip} width="10" />
    </>
  );
}

const textOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
