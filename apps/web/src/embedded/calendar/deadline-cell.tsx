'use client';
import type { ComplianceDeadline } from '@firstday/domain';
import { useComponent } from '../component-context';

/** The step, the form that it is about, and in plain words why it is asked. */
export function DeadlineCell({ deadline }: { readonly deadline: ComplianceDeadline }) {
  const { say, formNames } = useComponent();
  const { kind, form_name: form, section_name: section, legal_basis: law, is_sure: isSure } = deadline;
  const name = form === null ? undefined : formNames[form];
  return (
    <div className="cmp-deadline">
      <span>{say(`deadline_${kind}`)}</span>
      {form === null ? null : (
        <span className="fd-small">
          <bdi lang={name?.lang}>{name?.text ?? form}</bdi>
          {kind === 'section' && section ? (
            <>
              {' · '}
              <bdi lang="en">{section}</bdi>
            </>
          ) : null}
        </span>
      )}
      <span className="fd-small">
        {say(`because_${kind === 'section' && law === null ? 'chosen' : kind}`)}{' '}
        {law === null ? null : <bdi className="cmp-law" dir="ltr" lang="en">{`(${law})`}</bdi>}
        {isSure ? null : ` ${say('unsureDay')}`}
      </span>
    </div>
  );
}
