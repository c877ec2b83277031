import { ComplianceDeadlineKind, type UserSession } from '@firstday/domain';
import { Button, Select, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import type { CalendarSearch } from './calendar-search';

interface CalendarFiltersProps {
  readonly session: UserSession;
  readonly asked: CalendarSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function CalendarFilters({ session, asked }: CalendarFiltersProps) {
  const [t, words] = [await getTranslations('calendar'), await getTranslations('components')];
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="kind"
        name="kind"
        label={t('kind')}
        defaultValue={asked.kind}
        options={[
          { value: '', label: t('anyKind') },
          ...ComplianceDeadlineKind.options.map((kind) => ({
            value: kind,
            label: words(`deadline_${kind}`),
          })),
        ]}
      />
      <EmployerFilter session={session} asked={asked} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {asked.kind || asked.employer ? <a href={paths.calendar}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}

/** As many as a list of choices is of use for. */
const mostEmployers = 100;

/** By name where they can be chosen from, by id where there are too many. */
async function EmployerFilter({ session, asked }: CalendarFiltersProps) {
  const t = await getTranslations('calendar');
  const employers = hasPermission(session, 'employer:view') ? await listEmployers() : undefined;
  if (!employers || employers.total > mostEmployers)
    return (
      <TextInput
        id="employer"
        name="employer"
        label={t('employerId')}
        dir="ltr"
        defaultValue={asked.employer}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  return (
    <Select
      id="employer"
      name="employer"
      label={t('employer')}
      defaultValue={asked.employer}
      options={[
        { value: '', label: t('anyEmployer') },
        ...employers.data.map(({ id, name }) => ({ value: id, label: name || id })),
      ]}
    />
  );
}

/** Of each what a choice shows. */
const Employers = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  total: z.number(),
});

const listEmployers = async () =>
  Employers.parse(
    await readOrRedirect(paths.calendar, 'employers.list', { query: { per_page: mostEmployers } }),
  );
