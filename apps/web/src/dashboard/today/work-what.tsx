import type { EverifyMandate, UserSession, WorkItem } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { shortFormName } from '../../i18n/short-form-name';
import { stateName } from '../new-hires/state-name';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { missingFactTexts } from '../undecided/missing-fact-texts';

interface OfItem {
  readonly item: WorkItem;
}

interface WorkWhatProps extends OfItem {
  readonly session: UserSession;
}

/** What has to be done, and in a few words why. */
export async function WorkWhat({ session, item }: WorkWhatProps) {
  const t = await getTranslations('today');
  return (
    <span className="today-what">
      <span>{t(`kind_${item.kind}`)}</span>
      <span className="fd-small">
        <Why item={item} />
        <HowMany item={item} />
        {item.kind === 'webhook' && hasPermission(session, 'user:edit') ? (
          <>
            {' · '}
            <a href={paths.systemHealth}>{t('seeHealth')}</a>
          </>
        ) : null}
      </span>
    </span>
  );
}

/** How many placements it is about. */
async function HowMany({ item: { placements_count: count } }: OfItem) {
  if (count === undefined) return null;
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  return <> · {t('noticePlacements', { count, number: formatNumber(locale, count) })}</>;
}

async function Why({ item }: OfItem) {
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  const { kind, form_key: key, form_name: form, section_name: section } = item;
  if (item.missing_facts) {
    const textOf = await missingFactTexts();
    return <bdi>{[...new Set(item.missing_facts.map(textOf))].join(' · ')}</bdi>;
  }
  if (item.everify_mandate) return <Mandate mandate={item.everify_mandate} />;
  if (item.everify_problem) return t(`everify_${item.everify_problem}`);
  if (kind === 'status_change_report') return t('reportDue');
  if (kind === 'webhook') return t(item.is_disabled ? 'webhookOff' : 'webhookFails');
  if (kind === 'form_edition')
    return t('inEarlierEdition', {
      count: item.open_forms ?? 0,
      number: formatNumber(locale, item.open_forms ?? 0),
    });
  if (kind === 'employee_forms')
    return [
      t('openForms', { count: item.open_forms ?? 0, number: formatNumber(locale, item.open_forms ?? 0) }),
      ...(item.link_state === null ? [] : [t(`link_${item.link_state}`)]),
    ].join(' · ');
  if (key === null || form === null) return null;
  const name = shortFormName(key, form, locale);
  return (
    <>
      <bdi lang={name.lang}>{name.text}</bdi>
      {section ? (
        <>
          {' · '}
          <bdi lang="en">{section}</bdi>
        </>
      ) : null}
    </>
  );
}

/** Which state, and by which law. */
async function Mandate({ mandate: { state, outcome, citation } }: { readonly mandate: EverifyMandate }) {
  const t = await getTranslations('everifyMandate');
  return (
    <>
      {t(`title_${outcome}`, { state: stateName(state) })} <bdi lang="en">({citation})</bdi>
    </>
  );
}
