import './person.css';
import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths, withQuery } from '../paths';
import { readChosen } from '../record-picker/read-choices';
import { RecordPicker } from '../record-picker/record-picker';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { toActionContext } from '../session/current-session';
import { deletePlacement } from './delete-placement';
import { PlacementForm } from './placement-form';
import { placementWords } from './placement-words';
import { type KeptPlacement, readPlacement } from './read-placement';
import { namedKinds } from './read-placements';
import { savePlacement } from './save-placement';

interface PlacementPageProps {
  readonly session: UserSession;
  readonly employee: string;
  readonly placement: string;
}

/** Where somebody works, to be changed: what that means for their forms is said before it is saved. */
export async function PlacementPage({ session, employee, placement }: PlacementPageProps) {
  const t = await getTranslations('person');
  return (
    <RequirePermission
      session={session}
      section="employees"
      needs="placement:edit"
      title={t('placementTitle')}
    >
      {async () => {
        const kept = await readPlacement(employee, placement);
        return (
          <div className="dash-column">
            <Back href={withQuery(paths.employee(employee), { tab: 'placements' })}>
              {t('placementNotFound')}
            </Back>
            <Heading title={{ text: t('placementTitle') }}>
              <p className="fd-hint">{t('placementHint')}</p>
            </Heading>
            <EditPlacement session={session} employee={employee} kept={kept} />
            <DeletePlacement session={session} employee={employee} kept={kept} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfPlacement {
  readonly session: UserSession;
  readonly employee: string;
  readonly kept: KeptPlacement;
}

async function EditPlacement({ session, employee, kept }: OfPlacement) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const { placement, etag } = kept;
  const place = toActionContext(session, paths.employeePlacement(employee, placement.id));
  const kinds = await changeableKinds(place.path, placement);
  const known = { id: placement.id, employee_id: placement.employee_id, etag, kinds };
  return (
    <PlacementForm
      send={savePlacement.bind(null, place, known)}
      words={await placementWords()}
      problem={(await formLabels()).problem}
    >
      {kinds.map((kind) => (
        <RecordPicker
          key={kind}
          kind={kind}
          name={kind}
          label={t(kind)}
          chosen={placement[`${kind}_id`] ?? ''}
          placeholder={t('nobody')}
        />
      ))}
      <DateField
        id="start_date"
        name="start_date"
        label={t('startDate')}
        defaultValue={placement.start_date ?? null}
        locale={locale}
      />
      <DateField
        id="end_date"
        name="end_date"
        label={t('endDate')}
        hint={t('endDateHint')}
        defaultValue={placement.end_date ?? null}
        locale={locale}
      />
    </PlacementForm>
  );
}

/** Who does not see the employer of a placement must not clear it by leaving it blank. */
async function changeableKinds(path: string, placement: KeptPlacement['placement']) {
  const kinds = await namedKinds(path);
  const chosen = await Promise.all(kinds.map((kind) => readChosen(kind, placement[`${kind}_id`] ?? '')));
  return kinds.filter((kind, at) => placement[`${kind}_id`] === null || chosen[at] !== undefined);
}

async function DeletePlacement({ session, employee, kept }: OfPlacement) {
  const t = await getTranslations('person');
  const { placement, etag } = kept;
  const place = toActionContext(session, paths.employee(employee));
  return (
    <section className="hosted-section" aria-labelledby="delete-placement">
      <h2 id="delete-placement">{t('deletePlacement')}</h2>
      <p>{t('deletePlacementHint')}</p>
      <ActionForm
        send={deletePlacement.bind(null, place, { id: placement.id, etag })}
        words={await formLabels()}
      >
        <div className="fd-actions">
          <Submit variant="danger">{t('deletePlacement')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}
