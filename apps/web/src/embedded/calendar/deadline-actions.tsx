'use client';
import type { ComplianceDeadline } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { useRef } from 'react';
import { ActionFailed } from '../action-failed';
import { useComponent } from '../component-context';
import { useAction } from '../use-action';

/** Opens the form where what is due is done, on the side whose it is to do. */
export function DeadlineActions({ deadline }: { readonly deadline: ComplianceDeadline }) {
  const { api, say, place, linkTo, locale } = useComponent();
  const { attempt, failure, underway } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const { id, task_id, employee_name: name, assignee_type: side } = deadline;
  const open = (task_id: string) =>
    attempt('open', async () => {
      const redirect_to = linkTo({ ...place, opened: id });
      const { url } = await api.call('tasks.getOnboardingUrl', {
        params: { task_id },
        query: { assignee_type: side ?? 'employer', locale, redirect_to },
      });
      window.location.assign(url);
    });
  // A day on which nobody has to do anything is read here, and leads nowhere; who reports hires does it in the dashboard.
  if (side === null || task_id === null) return null;
  return (
    <>
      <Button
        ref={button}
        variant={side === 'employer' ? 'secondary' : 'ghost'}
        size="small"
        aria-label={say('openDeadlineOf', { name: name ?? say('unknown') })}
        isBusy={underway !== undefined}
        onClick={() => void open(task_id)}
      >
        {say(side === 'employer' ? 'openDeadline' : 'openEmployeePart')}
      </Button>
      {failure ? <ActionFailed failure={failure} trigger={button} /> : null}
    </>
  );
}
