import './person.css';
import { EverifyCaseStatus, type HistoryEntry } from '@firstday/domain';
import type { WebWords } from '@firstday/domain/languages/web-words';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { caseStatusWords } from '../../i18n/case-status-label';
import { fieldNames } from './field-names';
import { actionWord } from './action-word';

interface HistoryEventProps {
  readonly entry: HistoryEntry;
}

/** What happened, and to what. */
export async function HistoryEvent({ entry }: HistoryEventProps) {
  const t = await getTranslations('personHistory');
  const { personHistory } = await getMessages();
  const isKnown = (word: string): word is keyof WebWords['personHistory'] =>
    Object.hasOwn(personHistory, word);
  const more = await subjectOf(entry);
  return (
    <span className="person-two-lines">
      <span>{t(actionWord(entry, isKnown))}</span>
      {more ? (
        <bdi className="fd-muted" lang={more.lang}>
          {more.text}
        </bdi>
      ) : null}
    </span>
  );
}

interface Said {
  readonly text: string;
  readonly lang?: string;
}

/** The form, the fields that were changed, or where an E-Verify case stands since. */
async function subjectOf({ subject, detail }: HistoryEntry): Promise<Said | undefined> {
  const [t, everify, locale] = [
    await getTranslations('person'),
    await getTranslations('everify'),
    await getLocale(),
  ];
  if (subject.type === 'task' && subject.name !== null)
    return formNamesIn(locale)[subject.name] ?? { text: subject.name };
  const { fields, status } = detail;
  if (Array.isArray(fields) && fields.length > 0)
    return {
      text: t('changedFields', { fields: (await fieldNames(fields)).join(', ') }),
    };
  const stands = EverifyCaseStatus.safeParse(status).data;
  const found = caseStatusWords.find((one) => one.status === stands);
  return found && { text: everify(found.word) };
}
