import type { DueNewHire } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { hasBegun } from './new-hire-groups';

interface HireStandingProps {
  readonly hire: DueNewHire;
  readonly today: string;
}

/** Whether somebody can be reported today, and what is missing where not. */
export async function HireStanding({ hire, today }: HireStandingProps) {
  const t = await getTranslations('newHires');
  const { new_hire_report_id: report, obstacles } = hire;
  if (report) return <a href={paths.newHireReport(report)}>{t('inReport')}</a>;
  if (obstacles.length > 0)
    return (
      <div className="due-what">
        <StatusWord tone="warn" icon="alert" word={t('lacking')} />
        <ul className="new-hire-lacks">
          {obstacles.map(({ field, reason }) => (
            <li key={field}>{t(`reason_${reason}`, { field: t(`field_${field}`) })}</li>
          ))}
        </ul>
      </div>
    );
  return hasBegun(hire, today) ? (
    <StatusWord tone="good" icon="check" word={t('ready')} />
  ) : (
    <StatusWord tone="muted" icon="wait" word={t('notBegun')} />
  );
}
