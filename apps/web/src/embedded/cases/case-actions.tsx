'use client';
import type { EverifyCase } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { useRef } from 'react';
import { ActionFailed } from '../action-failed';
import { useComponent } from '../component-context';
import { useAction } from '../use-action';

/** Opens the case where the employer goes on with it. */
export function CaseActions({ everifyCase }: { readonly everifyCase: EverifyCase }) {
  const { api, say, place, linkTo, locale } = useComponent();
  const { attempt, failure, underway } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const { id, task_id, employee_name, turn, status } = everifyCase;
  const open = () =>
    attempt('open', async () => {
      const redirect_to = linkTo({ ...place, opened: id });
      const { url } = await api.call('tasks.getOnboardingUrl', {
        params: { task_id },
        query: { assignee_type: 'employer', locale, redirect_to },
      });
      window.location.assign(url);
    });
  const isTurn = turn === 'employer' && status !== 'CLOSED';
  return (
    <>
      <Button
        ref={button}
        variant={isTurn ? 'secondary' : 'ghost'}
        size="small"
        aria-label={say('openCaseOf', { name: employee_name ?? say('unknown') })}
        isBusy={underway !== undefined}
        onClick={() => void open()}
      >
        {say('openCase')}
      </Button>
      {failure ? <ActionFailed failure={failure} trigger={button} /> : null}
    </>
  );
}
