import './placements.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readIfThere } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { AfterDeletion, BeforeDeletion, type ChosenPlacement, ChosenPlacements } from './chosen-placements';
import { deletePlacements } from './delete-placements';
import { ListedPlacement, personName } from './listed-placement';
import { placementFilterKinds } from './placements-search';

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
            <Heading title={{ text: t('noneChosen') }}>
              <p className="fd-hint">{t('noneChosenHint')}</p>
            </Heading>
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
  const placements = await Promise.all(ids.map((id) => readChosen(session, ids, id)));
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
        <Heading title={{ text: t('deletedTitle') }} />
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

/** With the names that the reader may see. */
async function readChosen(
  session: UserSession,
  ids: readonly string[],
  id: string,
): Promise<ChosenPlacement> {
  const t = await getTranslations('placements');
  const expand = placementFilterKinds.filter((kind) => hasPermission(session, `${kind}:view`)).join(',');
  const here = paths.deletePlacements(ids);
  const input = { params: { placement_id: id }, query: { expand: expand || undefined } };
  const found = await readIfThere(here, 'placements.findById', input);
  if (!found) return { id, name: t('unnamed'), where: '', isThere: false };
  const { expanded } = ListedPlacement.parse(found);
  const where = [expanded?.employer?.name, expanded?.client?.name, expanded?.job?.name];
  return {
    id,
    name: personName(expanded?.employee) || t('unnamed'),
    where: where.filter((name) => name !== null && name !== undefined).join(', '),
    isThere: true,
  };
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
