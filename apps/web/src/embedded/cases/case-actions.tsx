'use client';
import type { EverifyCase } from '@firstday/domain';
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
      const { url } = await api.get<{ url: string }>(`/tasks/${task_id}/onboarding`, {
        assignee_type: 'employer',
        locale,
        redirect_to: linkTo({ ...place, opened: id }),
      });
      window.location.assign(url);
    });
  const isTurn = turn === 'employer' && status !== 'CLOSED';
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fd-button"
        data-small=""
        data-quiet={isTurn ? undefined : ''}
        aria-label={say('openCaseOf', { name: employee_name ?? say('unknown') })}
        aria-disabled={underway !== undefined || undefined}
        onClick={() => void open()}
      >
        {say('openCase')}
      </button>
      {failure ? <ActionFailed failure={failure} trigger={button} /> : null}
    </>
  );
}
