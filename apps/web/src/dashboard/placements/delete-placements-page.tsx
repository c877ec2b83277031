import './placements.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readIfThere } from '../forms/write';
import { paths } from '../paths';
import { readChosen } from '../record-picker/read-choices';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import {
  AfterDeletion,
  BeforeDeletion,
  type ChosenPlacement,
  ChosenPlacements,
  DeletedHeading,
} from './chosen-placements';
import { deletePlacements } from './delete-placements';
import { StoredPlacement } from './stored-placement';

interface DeletePlacementsPageProps {
  readonly session: UserSession;
  readonly ids: readonly string[];
}

const list = paths.recordList('placement');

/** Before several placements are deleted: which they are, what follows, and afterwards what became of each. */
export async function DeletePlacementsPage({ session, ids }: DeletePlacementsPageProps) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  const page = { session, section: 'placements' as const, title: words('placement_title') };
  return (
    <RequirePermission {...page} needs="placement:edit">
      {() => (
        <div className="dash-column">
          <Back href={list}>{words('placement_title')}</Back>
          {ids.length === 0 ? (
            <>
              <Heading title={{ text: t('noneChosen') }}>
                <p className="fd-hint">{t('noneChosenHint')}</p>
              </Heading>
              <div className="fd-actions">
                <LinkButton href={list}>{t('backToList')}</LinkButton>
              </div>
            </>
          ) : (
            <Deletion session={session} ids={ids} />
          )}
        </div>
      )}
    </RequirePermission>
  );
}

async function Deletion({ session, ids }: DeletePlacementsPageProps) {
  const [t, locale] = [await getTranslations('placements'), await getLocale()];
  const placements = await readPlacements(ids);
  const count = placements.filter(({ isThere }) => isThere).length;
  const counted = { count, number: formatNumber(locale, count) };
  return (
    <ActionForm send={deletePlacements.bind(null, toActionContext(session, list))} words={await formLabels()}>
      <BeforeDeletion>
        <Heading title={{ text: t('deleteManyTitle', counted) }} />
        <p>{t('deleteHint')}</p>
        <p>{t('deleteForGood')}</p>
      </BeforeDeletion>
      <AfterDeletion>
        <DeletedHeading title={(await getMessages()).placements.deletedTitle} locale={locale} />
      </AfterDeletion>
      <ChosenPlacements placements={placements} outcomes={await outcomes()} gone={t('outcome_gone')} />
      <BeforeDeletion>
        <div className="fd-actions">
          {count > 0 ? <Submit variant="danger">{t('deleteManySubmit', counted)}</Submit> : null}
          <LinkButton variant="secondary" href={list}>
            {t('keepThem')}
          </LinkButton>
        </div>
      </BeforeDeletion>
      <AfterDeletion>
        <div className="fd-actions">
          <LinkButton href={list}>{t('backToList')}</LinkButton>
        </div>
      </AfterDeletion>
    </ActionForm>
  );
}

/** With the names that the reader may see; each employer is asked for once. */
async function readPlacements(ids: readonly string[]): Promise<ChosenPlacement[]> {
  const t = await getTranslations('placements');
  const employers = new Map<string, ReturnType<typeof readChosen>>();
  const employerOf = (id: string) => {
    const asked = employers.get(id) ?? readChosen('employer', id);
    employers.set(id, asked);
    return asked;
  };
  return Promise.all(
    ids.map(async (id) => {
      const input = { params: { placement_id: id } };
      const found = await readIfThere(paths.deletePlacements(ids), 'placements.findById', input);
      if (!found) return { id, name: t('unnamed'), where: '', isThere: false };
      const { employee_id, employer_id } = StoredPlacement.parse(found);
      const [employee, employer] = await Promise.all([
        readChosen('employee', employee_id),
        employerOf(employer_id ?? ''),
      ]);
      return { id, name: employee?.label ?? t('unnamed'), where: employer?.label ?? '', isThere: true };
    }),
  );
}

const codes = [
  'done',
  'gone',
  'limited',
  'notAllowed',
  'otherPerson',
  'refused',
  'stale',
  'unavailable',
] as const;

async function outcomes(): Promise<Readonly<Record<string, string>>> {
  const t = await getTranslations('placements');
  return Object.fromEntries(codes.map((code) => [code, t(`outcome_${code}`)]));
}
