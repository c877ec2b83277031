import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { FormDayInput } from '../forms/form-day-input';
import { formLabels } from '../forms/form-labels';
import { HiddenInput } from '../forms/hidden-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { readStoredRecord } from '../records/read-stored-record';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { endPlacement } from './end-placement';
import { readPlacementNames } from './read-placement-names';

interface EndPlacementPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** The last day of an employment, and what it starts. */
export async function EndPlacementPage({ session, id }: EndPlacementPageProps) {
  const [t, fieldWord, words] = [
    await getTranslations('placements'),
    await getTranslations('recordField'),
    await getTranslations('dashboard'),
  ];
  const [here, back] = [paths.endPlacement(id), paths.record('placement', id)];
  return (
    <RequirePermission session={session} section="placements" title={t('end')} needs="placement:edit">
      {async () => {
        const { record, version } = await readStoredRecord(here, 'placement', id);
        const name = (await readPlacementNames(record)).employee?.label ?? t('unnamed');
        return (
          <div className="dash-column">
            <Back href={back}>{name}</Back>
            <Heading title={{ text: t('endTitle', { name }) }}>
              <p className="fd-hint">{t('endHint')}</p>
            </Heading>
            <ActionForm
              send={endPlacement.bind(null, toActionContext(session, here), id)}
              words={await formLabels()}
            >
              <HiddenInput name="version" initial={version} />
              <FormDayInput name="end_date" label={fieldWord('end_date')} />
              <div className="fd-actions">
                <Submit>{t('endSubmit')}</Submit>
                <LinkButton variant="secondary" href={back}>
                  {words('cancel')}
                </LinkButton>
              </div>
            </ActionForm>
          </div>
        );
      }}
    </RequirePermission>
  );
}
