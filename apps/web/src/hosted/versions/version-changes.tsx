import type { TaskVersionFields } from '@firstday/domain';
import { type Answers, type AnswerValue, findField, formatAnswer, isBlank } from '@firstday/forms';
import { languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import './version-changes.css';
import { phraseIn } from '../task/phrase-in';
import { answersIn, type TaskView } from '../task/task-view';

interface VersionChangesProps {
  readonly view: TaskView;
  readonly version: TaskVersionFields;
}

/** What was signed before beside what is signed in this version; nothing where it is the first. */
export async function VersionChanges({ view, version }: VersionChangesProps) {
  const [t, locale] = [await getTranslations('versions'), await getLocale()];
  const changed = version.fields.filter(({ is_changed }) => is_changed);
  if (version.number === 1) return null;
  if (changed.length === 0) return <p className="fd-muted">{t('nothingChanged')}</p>;
  const words = wordsOf(view, version, locale);
  return (
    <dl className="version-changes">
      {changed.map(({ path }) => (
        <div key={path}>
          <Question view={view} path={path} />
          <dd>
            <span className="fd-muted fd-small">{t('before')}</span>
            <del dir="auto">{words.before(path) || t('blank')}</del>
          </dd>
          <dd>
            <span className="fd-muted fd-small">{t('now')}</span>
            <ins dir="auto">{words.now(path) || t('blank')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

async function Question({ view, path }: { readonly view: TaskView; readonly path: string }) {
  const field = findField(view.edition, path);
  const question = phraseIn(field?.label ?? { en: path }, await getLocale());
  return <dt {...languageAttributes(question)}>{question.text}</dt>;
}

/** Answers in words. What a mask hides is shown as it came: it is no answer of its kind. */
function wordsOf({ edition }: TaskView, { fields }: TaskVersionFields, locale: string) {
  const given = (which: 'value' | 'previous_value') =>
    Object.fromEntries(fields.map((field) => [field.path, field[which]]));
  const inWords = (raw: Readonly<Record<string, unknown>>, answers: Answers) => (path: string) => {
    const field = findField(edition, path);
    const value: AnswerValue | undefined = answers[path];
    const text = field && !isBlank(value) ? formatAnswer(field, value, locale) : '';
    const masked = raw[path];
    return text || (typeof masked === 'string' ? masked : '');
  };
  const [before, now] = [given('previous_value'), given('value')];
  return {
    before: inWords(before, answersIn(edition, before)),
    now: inWords(now, answersIn(edition, now)),
  };
}
