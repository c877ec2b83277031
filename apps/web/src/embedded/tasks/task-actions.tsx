'use client';
import type { EmployeeRow, TaskRow } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { useRef, useState } from 'react';
import { ActionFailed } from '../action-failed';
import { useComponent } from '../component-context';
import { employeeName } from '../employees/employee-columns';
import { formNameOf } from '../../i18n/form-names';
import { useAction } from '../use-action';
import { SendBackDialog } from './send-back-dialog';

interface TaskActionsProps {
  readonly row: TaskRow;
  readonly employee: EmployeeRow | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** What the session may do with a form as it stands. */
export function TaskActions({ row, employee, refresh }: TaskActionsProps) {
  const { api, say, announce, place, linkTo, locale, formNames } = useComponent();
  const { attempt, failure, underway } = useAction();
  const [isSendingBack, setIsSendingBack] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const sendBackButton = useRef<HTMLButtonElement>(null);
  const { task, actions } = row;
  const params = { task_id: task.id };
  const form = formNameOf(task.name, formNames);
  const label = (action: string) => say('openTaskLabel', { action, form });

  const open = (assignee_type: 'employee' | 'employer') =>
    attempt('open', async () => {
      const redirect_to = returnAddress(linkTo({ ...place, opened: task.id }));
      const query = { assignee_type, locale, redirect_to };
      const { url } = await api.call('tasks.getOnboardingUrl', { params, query });
      window.location.assign(url);
    });
  const download = (what: 'certificate' | 'pdf') =>
    attempt(what, async () => {
      const { name, content } = await api.download(files[what], { params });
      save(name, content);
      announce(say('downloaded', { file: name }));
    });

  return (
    <>
      {actions.includes('open_as_employer') ? (
        <Button
          ref={first}
          variant="secondary"
          size="small"
          aria-label={label(say('reviewSign'))}
          isBusy={underway === 'open'}
          onClick={() => void open('employer')}
        >
          {say('reviewSign')}
        </Button>
      ) : null}
      {actions.includes('open_as_employee') ? (
        <Button
          ref={first}
          variant="secondary"
          size="small"
          aria-label={label(say('fillIn'))}
          isBusy={underway === 'open'}
          onClick={() => void open('employee')}
        >
          {say('fillIn')}
        </Button>
      ) : null}
      {actions.includes('send_back') ? (
        <Button
          ref={sendBackButton}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={label(say('sendBack'))}
          onClick={() => setIsSendingBack(true)}
        >
          {say('sendBack')}
        </Button>
      ) : null}
      {(['download_document', 'download_certificate'] as const).map((action) => {
        if (!actions.includes(action)) return null;
        const [what, word] =
          action === 'download_document'
            ? (['pdf', 'document'] as const)
            : (['certificate', 'certificate'] as const);
        return (
          <Button
            key={action}
            ref={what === 'pdf' ? first : undefined}
            variant="ghost"
            size="small"
            icon="download"
            aria-label={label(say(word))}
            isBusy={underway === what}
            onClick={() => void download(what)}
          >
            {underway === what ? say('downloading') : say(word)}
          </Button>
        );
      })}
      {failure ? <ActionFailed failure={failure} trigger={first} /> : null}
      {isSendingBack ? (
        <SendBackDialog
          task={task}
          form={form}
          name={employee ? employeeName(employee) : say('employee')}
          trigger={sendBackButton}
          onClose={() => setIsSendingBack(false)}
          onDone={() => {
            setIsSendingBack(false);
            announce(say('sentBack', { form }));
            void refresh();
          }}
        />
      ) : null}
    </>
  );
}

const files = { certificate: 'tasks.getCertificate', pdf: 'tasks.getPdf' } as const;

const longestAddress = 2048;

/** The way back, without the list behind it where the address would become too long to be taken. */
function returnAddress(address: string): string {
  if (address.length <= longestAddress) return address;
  const url = new URL(address);
  url.searchParams.delete('back');
  return url.href;
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
