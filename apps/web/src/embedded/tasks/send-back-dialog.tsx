'use client';
import type { Task } from '@firstday/domain';
import { Banner, Button, RadioGroup, TextArea } from '@firstday/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { failureText } from '../action-failed';
import { useComponent } from '../component-context';
import { ComponentDialog } from '../component-dialog';
import { useAction } from '../use-action';

interface SendBackDialogProps {
  readonly task: Task;
  readonly form: string;
  readonly name: string;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const shortest = 3;
const longest = 2000;

/** Sends a part of the form back to the employee, who reads why. */
export function SendBackDialog({ task, form, name, trigger, onClose, onDone }: SendBackDialogProps) {
  const { api, say } = useComponent();
  const { attempt, failure, underway } = useAction();
  const id = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [isShort, setIsShort] = useState(false);
  const parts = partsOf(task);
  const send = async (data: FormData) => {
    const said = String(data.get('reason') ?? '').trim();
    setIsShort(said.length < shortest);
    if (said.length < shortest) return reason.current?.focus();
    const body = { section_id: String(data.get('section') ?? parts[0]), reason: said };
    const isDone = await attempt('send', async () => {
      await api.call('tasks.sendBack', { params: { task_id: task.id }, body });
    });
    if (isDone) onDone();
  };
  return (
    <ComponentDialog
      title={say('sendBackTitle', { form })}
      onClose={onClose}
      trigger={trigger}
      actions={
        <>
          <Button type="submit" form={id} size="small" isBusy={underway !== undefined}>
            {say('sendBack')}
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="cmp-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <p className="fd-hint">{say('sendBackHint', { name })}</p>
        {parts.length > 1 ? (
          <RadioGroup
            name="section"
            label={say('sendBackPart')}
            defaultValue={parts[0] ?? ''}
            options={parts.map((part, at) => ({ value: part, label: say('part', { number: at + 1 }) }))}
          />
        ) : null}
        <TextArea
          ref={reason}
          name="reason"
          label={say('sendBackReason')}
          hint={say('sendBackReasonHint', { name })}
          error={isShort ? say('sendBackReasonNeeded') : undefined}
          isErrorSaid
          rows={4}
          maxLength={longest}
        />
        {failure ? (
          <Banner role="alert" tone="bad" icon="alert">
            {failureText(failure, say)}
          </Banner>
        ) : null}
      </form>
    </ComponentDialog>
  );
}

/** The sections that the employee fills in, in their order. */
function partsOf({ subtasks }: Task): readonly string[] {
  const sections = subtasks.flatMap(({ form_section }) =>
    form_section?.assignee_type === 'employee' ? [form_section] : [],
  );
  const inOrder = sections.sort((one, other) => one.position - other.position);
  return [...new Set(inOrder.map((section) => section.id))];
}
