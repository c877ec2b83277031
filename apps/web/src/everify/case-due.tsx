import type { EverifyCase } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { dueStatusOf } from '../i18n/due-status';

/** The day that counts next, with “due today” and “late” in words. */
export async function CaseDue({ due_on, urgency }: Pick<EverifyCase, 'due_on' | 'urgency'>) {
  if (due_on === null || urgency === null) return null;
  const [words, due, locale] = [
    await getTranslations('components'),
    await getTranslations('due'),
    await getLocale(),
  ];
  const { date } = dueStatusOf({ due_on, urgency }, new Date(), locale);
  const said = {
    overdue: words('wasDue', { date }),
    due_today: words('dueToday'),
    upcoming: due('on', { date }),
  }[urgency];
  return (
    <span className="fd-status fd-due" data-tone={tones[urgency]}>
      <Icon name={urgency === 'overdue' ? 'alert' : 'calendar'} />
      {said}
    </span>
  );
}

const tones = { overdue: 'bad', due_today: 'warn', upcoming: 'muted' } as const;
