import './records.css';
import type { CustomProperty } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { HiddenInput } from '../forms/hidden-input';
import { Submit } from '../forms/submit';
import { PropertyControl } from './property-control';
import { groupHint } from './field-hint';
import { fieldGroupsOf, type RecordFieldGroup } from './model/record-field';
import type { ManagedKind } from './model/managed-kind';
import { mustBeGiven, type RecordAct } from './model/schema-of';
import { OwnPropertyControl } from './own-property-control';
import type { ReadRecord } from './read-stored-record';
import { recordAdvice } from './record-advice';

interface RecordFormProps {
  readonly send: Send;
  readonly kind: ManagedKind;
  /** The record that is changed; without it one is made. */
  readonly read?: ReadRecord;
  readonly own: readonly CustomProperty[];
  /** Where nothing is done. */
  readonly back: string;
  /** What comes of it, shown before it is saved. */
  readonly outcome?: ReactNode;
  /** What stands before the properties: the records that a placement names. */
  readonly children?: ReactNode;
}

/** All that people may give of a record, group by group, checked while it is typed by the schema that the API has. */
export async function RecordForm({ send, kind, read, own, back, outcome, children }: RecordFormProps) {
  const [t, page] = [await getTranslations('records'), await getTranslations('dashboard')];
  const act = read ? 'update' : 'create';
  const check = { form: `${kind}_${act}` as const, advice: await recordAdvice(kind) };
  return (
    <div className="record-form">
      <ActionForm send={send} check={check} words={await formLabels()} outcome={outcome}>
        {read ? <HiddenInput name="version" initial={read.version} /> : null}
        {children}
        {fieldGroupsOf(kind).map((group) => (
          <FieldGroupSection key={group.id} kind={kind} act={act} group={group} read={read} />
        ))}
        <OwnProperties own={own} read={read} />
        <div className="fd-actions">
          <Submit>{read ? t('save') : t('addSubmit')}</Submit>
          <LinkButton variant="secondary" href={back}>
            {page('cancel')}
          </LinkButton>
        </div>
      </ActionForm>
    </div>
  );
}

interface FieldGroupSectionProps {
  readonly kind: ManagedKind;
  readonly act: RecordAct;
  readonly group: RecordFieldGroup;
  readonly read: ReadRecord | undefined;
}

async function FieldGroupSection({ kind, act, group: { id, fields }, read }: FieldGroupSectionProps) {
  const [t, hint] = [await getTranslations('recordGroup'), await groupHint(id)];
  const controls = fields.map((field) => (
    <PropertyControl
      key={field.name}
      field={field}
      value={read?.record[field.name]}
      isRequired={mustBeGiven(kind, act, field.name)}
    />
  ));
  return (
    <fieldset className="record-group">
      <legend>{t(id)}</legend>
      {hint === undefined ? null : <p className="fd-hint">{hint}</p>}
      {controls}
    </fieldset>
  );
}

async function OwnProperties({ own, read }: Pick<RecordFormProps, 'own' | 'read'>) {
  const t = await getTranslations('records');
  return (
    <fieldset className="record-group">
      <legend>{t('own')}</legend>
      {own.map((property) => (
        <OwnPropertyControl
          key={property.id}
          property={property}
          value={read?.record.custom_attributes[property.name]}
        />
      ))}
      <FormTextInput
        name="external_id"
        label={t('externalId')}
        hint={t('externalIdHint')}
        initial={read?.record.external_id ?? ''}
        width="20"
      />
    </fieldset>
  );
}
