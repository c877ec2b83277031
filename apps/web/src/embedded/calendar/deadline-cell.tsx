'use client';
import type { ComplianceDeadline } from '@firstday/domain';
import { useComponent } from '../component-context';

/** The step, the form that it is about, and in plain words why it is asked. */
export function DeadlineCell({ deadline }: { readonly deadline: ComplianceDeadline }) {
  const { say, formNames } = useComponent();
  const { id, kind, form_name: form, section_name: section, legal_basis: law, is_sure: isSure } = deadline;
  const name = form === null ? undefined : formNames[form];
  return (
    <div className="cmp-deadline" data-row={id} tabIndex={-1}>
      <strong>{say(`deadline_${kind}`)}</strong>
      {form === null ? null : <bdi lang={name?.lang}>{name?.text ?? form}</bdi>}
      {kind === 'section' && section ? (
        <bdi className="fd-muted" lang="en">
          {section}
        </bdi>
      ) : null}
      <span className="fd-muted">
        {say(`because_${kind === 'section' && law === null ? 'chosen' : kind}`)}{' '}
        {law === null ? null : <bdi className="cmp-law" dir="ltr" lang="en">{`(${law})`}</bdi>}
        {isSure ? null : ` ${say('unsureDay')}`}
      </span>
    </div>
  );
}
