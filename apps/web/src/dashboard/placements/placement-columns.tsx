import { type Column, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { nearDate } from '../../i18n/near-date';
import { paths } from '../paths';
import { type ListedPlacement, personName } from './listed-placement';
import { placementStatus } from './placement-status';
import { today } from '../../i18n/today';

/**
 * A placement is opened by the person in it.
 *
 * @param form of which each row can be chosen; none where nothing can be done for several
 */
export async function placementColumns(form?: string): Promise<readonly Column<ListedPlacement>[]> {
  const [t, words, undecided, fieldWord, locale] = [
    await getTranslations('placements'),
    await getTranslations('components'),
    await getTranslations('missingFacts'),
    await getTranslations('recordField'),
    await getLocale(),
  ];
  const now = await today();
  const named = (kind: 'client' | 'employer' | 'job'): Column<ListedPlacement> => ({
    id: kind,
    label: t(kind),
    cell: ({ expanded }) => (expanded?.[kind]?.name ? <bdi>{expanded[kind].name}</bdi> : null),
  });
  const day = (name: 'end_date' | 'start_date'): Column<ListedPlacement> => ({
    id: name,
    label: fieldWord(name),
    ...(name === 'start_date' ? { order: { by: 'start_date', usually: 'desc' } } : {}),
    cell: ({ [name]: on }) =>
      on ? (
        <time className="fd-day" dateTime={on}>
          {nearDate(on, now, locale)}
        </time>
      ) : null,
  });
  return [
    {
      id: 'employee',
      label: t('employee'),
      cell: ({ id, expanded }) => (
        <span className="placement-pick">
          {form === undefined ? null : (
            <label>
              <input
                type="checkbox"
                name="placement"
                value={id}
                form={form}
                aria-label={t('choose', { name: personName(expanded?.employee) || t('unnamed') })}
              />
            </label>
          )}
          <a href={paths.record('placement', id)}>
            <bdi>{personName(expanded?.employee) || t('unnamed')}</bdi>
          </a>
        </span>
      ),
    },
    named('employer'),
    named('client'),
    named('job'),
    day('start_date'),
    day('end_date'),
    {
      id: 'status',
      label: t('status'),
      cell: (placement) => {
        const { word, tone, icon } = placementStatus(placement, now);
        return (
          <span className={word === 'ending' ? undefined : 'dash-line'}>
            <StatusWord tone={tone} icon={icon} word={t(word)} />
          </span>
        );
      },
    },
    {
      id: 'forms',
      label: words('progress'),
      cell: ({ undecided_count: count, progress: { forms_required: total, forms_completed: finished } }) => (
        <span className="placement-progress">
          {total === 0 && count === 0 ? <span className="fd-muted">{words('noForms')}</span> : null}
          {total > 0 ? (
            <span className="dash-line">{words('formsDone', { done: finished, total })}</span>
          ) : null}
          {count > 0 ? <StatusWord tone="warn" icon="alert" word={undecided('short', { count })} /> : null}
        </span>
      ),
    },
  ];
}
