import '../records/records.css';
import '../employees/employees.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton, StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlacementReasons } from '../employees/placement-reasons';
import { paths, withQuery } from '../paths';
import { OtherFacts, OwnFacts } from '../records/own-facts';
import { readOwnProperties } from '../records/read-own-properties';
import { readStoredRecord } from '../records/read-stored-record';
import { RecordFact, FactSection, RecordFacts } from '../records/record-facts';
import { RecordIds } from '../records/record-ids';
import type { StoredRecord } from '../records/stored-record';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { MandateBanner } from '../undecided/mandate-banner';
import { UndecidedBanner } from '../undecided/missing-facts';
import { placementStatus } from './placement-status';
import { type PlacementNames, readPlacementNames } from './read-placement-names';
import { StoredPlacement } from './stored-placement';
import { today } from '../../i18n/today';

interface PlacementPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
  readonly isShown: boolean;
}

/** One placement: who works where, the forms that it takes and why, and what is known of it. */
export async function PlacementPage({ session, id, done, isShown }: PlacementPageProps) {
  const t = await getTranslations('records');
  const here = paths.record('placement', id);
  const page = { session, section: 'placements' as const, title: t('placement_title'), done };
  return (
    <RequirePermission {...page} needs="placement:view">
      {async () => {
        const { record } = await readStoredRecord(here, 'placement', id);
        const names = await readPlacementNames(record);
        return (
          <div className="dash-column record-page">
            <Back href={paths.recordList('placement')}>{t('placement_back')}</Back>
            <PlacementHead session={session} record={record} names={names} />
            <Notices session={session} record={record} />
            <Forms here={here} record={record} />
            <div className="record-groups">
              <NamedRecords session={session} names={names} />
              <RecordFacts kind="placement" record={record} />
              <OwnFacts
                record={record}
                own={await readOwnProperties(session, here, 'placement')}
                isShown={isShown}
                at={{ shown: withQuery(here, { show: 'protected' }), hidden: here }}
              />
              <OtherFacts kind="placement" record={record} />
              <RecordIds record={record} />
            </div>
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfPlacement {
  readonly session: UserSession;
  readonly record: StoredRecord;
  readonly names: PlacementNames;
}

async function PlacementHead({ session, record, names }: OfPlacement) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  const { start_date, end_date } = StoredPlacement.parse(record);
  const { word, tone, icon } = placementStatus({ start_date, end_date }, await today());
  const { id } = record;
  return (
    <div className="dash-head">
      <Heading title={{ text: names.employee?.label ?? t('unnamed') }}>
        <StatusWord tone={tone} icon={icon} word={t(word)} />
      </Heading>
      {hasPermission(session, 'placement:edit') ? (
        <div className="fd-actions">
          <LinkButton icon="pen" href={paths.editRecord('placement', id)}>
            {words('edit')}
          </LinkButton>
          {end_date ? null : (
            <LinkButton variant="secondary" icon="calendar" href={paths.endPlacement(id)}>
              {t('end')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" icon="trash" href={paths.deleteRecord('placement', id)}>
            {words('delete')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** What somebody has to do before this placement is complete, besides its forms. */
function Notices({ session, record }: Pick<OfPlacement, 'record' | 'session'>) {
  const { employer_id, undecided_count, undecided_facts, everify_mandate } = StoredPlacement.parse(record);
  return (
    <>
      <UndecidedBanner session={session} count={undecided_count} facts={undecided_facts ?? []} />
      {everify_mandate ? (
        <MandateBanner session={session} mandate={everify_mandate} employer={employer_id} />
      ) : null}
    </>
  );
}

async function Forms({ here, record }: { readonly here: string; readonly record: StoredRecord }) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('components')];
  const { progress, undecided_count: undecided } = StoredPlacement.parse(record);
  const { forms_required: total, forms_completed: finished } = progress;
  return (
    <section className="hosted-section" aria-labelledby="placement-forms">
      <h2 id="placement-forms">{t('forms')}</h2>
      {total === 0 && undecided > 0 ? null : (
        <p className="fd-muted">
          {total === 0 ? words('noForms') : words('formsFinished', { done: finished, total })}
        </p>
      )}
      <PlacementReasons here={here} placement={record.id} />
    </section>
  );
}

const links = {
  employee: paths.employee,
  employer: (id: string) => paths.record('employer', id),
  client: (id: string) => paths.record('client', id),
  job: (id: string) => paths.record('job', id),
} as const;

async function NamedRecords({ session, names }: Pick<OfPlacement, 'names' | 'session'>) {
  const [t, groups] = [await getTranslations('placements'), await getTranslations('recordGroup')];
  return (
    <FactSection id="who" title={groups('who')}>
      {(['employee', 'employer', 'client', 'job'] as const).map((kind) => {
        const named = names[kind];
        if (!named || !hasPermission(session, `${kind}:view`)) return null;
        return (
          <RecordFact key={kind} name={t(kind)}>
            <a href={links[kind](named.value)}>
              <bdi>{named.label}</bdi>
            </a>
          </RecordFact>
        );
      })}
    </FactSection>
  );
}
