'use client';
import type { TaskRow } from '@firstday/domain';
import { useComponent } from '../component-context';
import { formNameOf } from '../../i18n/form-names';

/** Why a form is asked for: each policy, and what decided it. */
export function Reasons({ row }: { readonly row: TaskRow }) {
  const { say, formNames } = useComponent();
  const { reasons, task } = row;
  const form = formNameOf(task.name, formNames);
  return (
    <details className="cmp-why">
      <summary>
        {say('whyRequired')}
        <span className="fd-visually-hidden"> {form}</span>
      </summary>
      {reasons.length === 0 ? (
        <p>{say('whyNone')}</p>
      ) : (
        <ul>
          {reasons.map(({ placement_id, policy, sentence }) => (
            <li key={`${placement_id} ${policy} ${sentence}`}>
              <strong>
                <bdi>{policy}</bdi>
              </strong>
              <br />
              <bdi>{sentence}</bdi>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
