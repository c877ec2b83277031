import type { EverifyCase } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { dueOf } from '../i18n/due';

/** The day that counts next, with “due today” and “overdue” in words. */
export async function CaseDue({ due_on, urgency }: Pick<EverifyCase, 'due_on' | 'urgency'>) {
  const [t, due, locale] = [
    await getTranslations('everify'),
    await getTranslations('due'),
    await getLocale(),
  ];
  const shown = dueOf(due_on, null, new Date().toISOString().slice(0, 10), locale);
  if (!shown || !urgency || !('date' in shown)) return null;
  const { date } = shown;
  const words = {
    overdue: t('overdue', { date }),
    due_today: due('today'),
    upcoming: due('on', { date }),
  }[urgency];
  return (
    <span className="fd-status fd-due" data-tone={tones[urgency]}>
      <Icon name={urgency === 'overdue' ? 'alert' : 'calendar'} />
      {words}
    </span>
  );
}

const tones = { overdue: 'bad', due_today: 'warn', upcoming: 'muted' } as const;
