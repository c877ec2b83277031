import type { CustomProperty, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ForeseenNotice } from '../forms/foreseen-notice';
import { HiddenInput } from '../forms/hidden-input';
import type { ReadRecord } from '../records/read-stored-record';
import { RecordForm } from '../records/record-form';
import { RecordReference } from '../records/record-reference';
import { hasPermission, toActionContext } from '../session/current-session';
import { placementFilterKinds } from './placements-search';
import { savePlacement } from './save-placement';

interface PlacementFormProps {
  readonly session: UserSession;
  readonly here: string;
  readonly read?: ReadRecord;
  readonly own: readonly CustomProperty[];
  readonly back: string;
  /** Records that are chosen already, by their kind. */
  readonly chosen?: Readonly<Partial<Record<(typeof placementFilterKinds)[number], string>>>;
}

/** A placement: whom, where, from when; which forms it takes is shown before it is saved. */
export async function PlacementForm({ session, here, read, own, back, chosen }: PlacementFormProps) {
  const [t, groups] = [await getTranslations('placements'), await getTranslations('recordGroup')];
  const kinds = placementFilterKinds.filter(
    (kind) => hasPermission(session, `${kind}:view`) && !(read && kind === 'employee'),
  );
  return (
    <RecordForm
      send={savePlacement.bind(null, toActionContext(session, here), read?.record.id)}
      kind="placement"
      {...(read ? { read } : {})}
      own={own}
      back={back}
      outcome={<ForeseenNotice />}
    >
      <HiddenInput name="foreseen" initial="" />
      <fieldset className="record-group">
        <legend>{groups('who')}</legend>
        {read ? <p className="fd-hint">{t('sameEmployee')}</p> : null}
        {kinds.map((kind) => (
          <RecordReference
            key={kind}
            kind={kind}
            name={`${kind}_id`}
            label={t(kind)}
            chosen={String(read?.record[`${kind}_id`] ?? chosen?.[kind] ?? '')}
          />
        ))}
      </fieldset>
    </RecordForm>
  );
}
