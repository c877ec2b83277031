import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { RadioInput } from '../forms/radio-input';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';

/** Who waits for a message while none are sent, and whether they get theirs once messages are turned on; nothing where nobody waits. */
export async function WaitingPeopleChoice() {
  const waiting = await readIfAllowed(paths.messageSettings, 'message_settings.countWaiting', {});
  if (!waiting || waiting.people === 0) return null;
  const [t, locale] = [await getTranslations('messages'), await getLocale()];
  const date = longDateOf(waiting.asked_since, locale, await getTimeZone());
  return (
    <RadioInput
      name="waiting"
      label={t('waiting', { people: waiting.people })}
      hint={t('waitingHint', { date })}
      initial="include"
      choices={(['include', 'leave'] as const).map((value) => ({ value, label: t(`waiting_${value}`) }))}
    />
  );
}
