import './exports.css';
import type { UserSession } from '@firstday/domain';
import { usStates } from '@firstday/domain/places';
import { Banner, Button, Checkbox, Heading, Select, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { mayAskState } from '../placements/placements-search';
import { RecordPicker } from '../record-picker/record-picker';
import { DashboardShell } from '../shell/dashboard-shell';
import { LockedCard } from '../shell/locked-card';
import { type CsvList, csvListsFor, exportFilters } from './csv-list';

export type ExportTrouble = '' | 'limited' | 'refused';

interface ExportsPageProps {
  readonly session: UserSession;
  readonly list: CsvList;
  readonly trouble: ExportTrouble;
}

/** The lists that can be had as CSV, by what whoever looks may see. */
export async function ExportsPage({ session, list, trouble }: ExportsPageProps) {
  const t = await getTranslations('exports');
  const lists = csvListsFor(session);
  const chosen = lists.find((one) => one === list) ?? lists[0];
  return (
    <DashboardShell session={session} section="exports">
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{t('hint')}</p>
      </Heading>
      {trouble === '' ? null : (
        <Banner tone="bad" icon="alert" role="alert">
          {t(trouble)}
        </Banner>
      )}
      {chosen === undefined ? (
        <LockedCard title={t('nothing')}>{t('nothingHint')}</LockedCard>
      ) : (
        <>
          <nav className="export-lists" aria-label={t('title')}>
            {lists.map((one) => (
              <a
                key={one}
                href={withQuery(paths.exports, { list: one })}
                aria-current={one === chosen || undefined}
              >
                {t(`list_${one}`)}
              </a>
            ))}
          </nav>
          <ExportForm session={session} list={chosen} />
        </>
      )}
    </DashboardShell>
  );
}

async function ExportForm({ session, list }: Pick<ExportsPageProps, 'list' | 'session'>) {
  const t = await getTranslations('exports');
  const { hasName, hasStart, hasStatus, of } = exportFilters[list];
  const statuses = ['requires_action', 'completed', 'expired'] as const;
  return (
    <form className="export-form" action={paths.export(list)} aria-label={t(`list_${list}`)}>
      {hasName ? <TextInput id="name" name="name" label={t('name')} /> : null}
      {of.map((kind) => (
        <RecordPicker key={kind} kind={kind} name={kind} label={t(kind)} chosen="" isInDeed />
      ))}
      {hasStatus ? (
        <Select
          id="status"
          name="status"
          label={t('status')}
          options={[
            { value: '', label: t('anyStatus') },
            ...statuses.map((value) => ({ value, label: t(`status_${value}`) })),
          ]}
        />
      ) : null}
      {hasStart && mayAskState(session) ? (
        <Select
          id="state"
          name="state"
          label={t('state')}
          options={[
            { value: '', label: t('stateAny') },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : null}
      {hasStart ? (
        <div className="export-days">
          <DateField id="starts_from" name="starts_from" label={t('startsFrom')} />
          <DateField id="starts_until" name="starts_until" label={t('startsUntil')} />
        </div>
      ) : null}
      <div className="export-days">
        <DateField id="from" name="from" label={t('createdFrom')} />
        <DateField id="until" name="until" label={t('createdUntil')} />
      </div>
      <Checkbox name="bom" value="true" label={t('forSpreadsheet')} />
      <div className="fd-actions">
        <Button type="submit" icon="download">
          {t('download')}
        </Button>
      </div>
    </form>
  );
}
