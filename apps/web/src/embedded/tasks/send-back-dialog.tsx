'use client';
import type { Task } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { failureText } from '../action-failed';
import { useComponent } from '../component-context';
import { Dialog } from '../dialog';
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
      await api.post(`/tasks/${task.id}/send_back`, body);
    });
    if (isDone) onDone();
  };
  return (
    <Dialog title={say('sendBackTitle', { form })} onClose={onClose} trigger={trigger}>
      <form
        className="cmp-filter-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <p className="fd-hint">{say('sendBackHint', { name })}</p>
        {parts.length > 1 ? <Parts parts={parts} /> : null}
        <div className="fd-field" data-invalid={isShort ? '' : undefined}>
          <label className="fd-label" htmlFor={id}>
            {say('sendBackReason')}
          </label>
          <p className="fd-hint" id={`${id}-hint`}>
            {say('sendBackReasonHint', { name })}
          </p>
          {isShort ? (
            <p className="fd-error" id={`${id}-error`} role="alert">
              <Icon name="alert" />
              {say('sendBackReasonNeeded')}
            </p>
          ) : null}
          <textarea
            ref={reason}
            className="fd-input"
            id={id}
            name="reason"
            rows={4}
            maxLength={longest}
            dir="auto"
            aria-invalid={isShort || undefined}
            aria-describedby={isShort ? `${id}-hint ${id}-error` : `${id}-hint`}
          />
        </div>
        {failure ? (
          <p className="fd-error" role="alert">
            <Icon name="alert" />
            {failureText(failure, say)}
          </p>
        ) : null}
        <div className="cmp-dialog-actions">
          <button className="fd-button" data-small="" aria-disabled={underway !== undefined || undefined}>
            {say('sendBack')}
          </button>
          <button type="button" className="fd-button" data-quiet="" data-small="" onClick={onClose}>
            {say('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Parts({ parts }: { readonly parts: readonly string[] }) {
  const { say } = useComponent();
  return (
    <fieldset>
      <legend className="fd-label">{say('sendBackPart')}</legend>
      <div className="cmp-checks">
        {parts.map((part, at) => (
          <label key={part} className="cmp-check">
            <input type="radio" name="section" value={part} defaultChecked={at === 0} />
            {say('part', { number: at + 1 })}
          </label>
        ))}
      </div>
    </fieldset>
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
