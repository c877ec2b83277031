import type { TaskVersionFields } from '@firstday/domain';
import { languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import './version-changes.css';
import type { Localized } from '@firstday/forms';
import { phraseIn } from '../task/phrase-in';
import { changedAnswers } from '../../i18n/changed-answers';
import type { TaskView } from '../task/task-view';

interface VersionChangesProps {
  readonly view: TaskView;
  readonly version: TaskVersionFields;
}

/** What was signed before beside what is signed in this version; nothing where it is the first. */
export async function VersionChanges({ view, version }: VersionChangesProps) {
  const [t, locale] = [await getTranslations('versions'), await getLocale()];
  const changed = changedAnswers(view.edition, version, locale);
  if (version.number === 1) return null;
  if (changed.length === 0) return <p className="fd-muted">{t('nothingChanged')}</p>;
  return (
    <dl className="version-changes">
      {changed.map(({ path, question, before, now }) => (
        <div key={path}>
          <Question label={question} locale={locale} />
          <dd>
            <span className="fd-muted fd-small">{t('before')}</span>
            <del dir="auto">{before || t('blank')}</del>
          </dd>
          <dd>
            <span className="fd-muted fd-small">{t('now')}</span>
            <ins dir="auto">{now || t('blank')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Question({ label, locale }: { readonly label: Localized; readonly locale: string }) {
  const question = phraseIn(label, locale);
  return <dt {...languageAttributes(question)}>{question.text}</dt>;
}
