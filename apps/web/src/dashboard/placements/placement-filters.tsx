import type { UserSession } from '@firstday/domain';
import { usStates } from '@firstday/domain/places';
import { Button, Select } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { RecordPicker } from '../record-picker/record-picker';
import { hasPermission } from '../session/current-session';
import {
  isNarrowedTo,
  mayAskState,
  placementFilterKinds,
  placementNotices,
  type PlacementsSearch,
} from './placements-search';

interface PlacementFiltersProps {
  readonly session: UserSession;
  readonly asked: PlacementsSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function PlacementFilters({ session, asked }: PlacementFiltersProps) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  return (
    <form className="dash-search" role="search" aria-label={words('searchTitle')}>
      {placementFilterKinds
        .filter((kind) => hasPermission(session, `${kind}:view`))
        .map((kind) => (
          <RecordPicker key={kind} kind={kind} name={kind} label={t(kind)} chosen={asked[kind]} />
        ))}
      <DateField id="from" name="from" label={t('from')} defaultValue={asked.from} />
      <DateField id="to" name="to" label={t('to')} defaultValue={asked.to} />
      {mayAskState(session) ? (
        <Select
          id="state"
          name="state"
          label={t('state')}
          defaultValue={asked.state}
          options={[
            { value: '', label: t('stateAny') },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : null}
      <Select
        id="notice"
        name="notice"
        label={t('notice')}
        defaultValue={asked.notice}
        options={[
          { value: '', label: t('noticeAny') },
          ...placementNotices.map((notice) => ({ value: notice, label: t(`notice_${notice}`) })),
        ]}
      />
      <input type="hidden" name="sort" value={asked.sort} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {words('find')}
        </Button>
        {isNarrowedTo(asked) ? <a href={paths.recordList('placement')}>{words('clear')}</a> : null}
      </div>
    </form>
  );
}
