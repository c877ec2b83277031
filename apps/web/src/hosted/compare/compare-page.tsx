import type { DifferingAnswer } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import type { Page } from '@firstday/forms';
import { getLocale, getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { HostedLayout } from '../layout/hosted-layout';
import { checkPath } from '../task/check-path';
import { localizedPhrase } from '../task/phrase-in';
import { readTask } from '../task/read-task';
import { taskPaths } from '../task/task-paths';
import { pageAfter, sectionOf, type SectionView, type TaskView } from '../task/task-view';
import { takeOther } from './take-other';

interface ComparePageProps {
  readonly view: TaskView;
  readonly section: SectionView;
  readonly page: Page;
  readonly differing: DifferingAnswer;
  /** The employee says that the number entered here is right. */
  readonly isKept: boolean;
}

/** Two forms have two numbers of one person: both are shown by their last digits, and the person says which is right. */
export async function ComparePage({ view, section, page, differing, isKept }: ComparePageProps) {
  const [t, locale] = [await getTranslations('compare'), await getLocale()];
  const { session, sheet } = view;
  const paths = taskPaths(session.id, sheet.task.id);
  const other = session.tasks.find(({ id }) => id === differing.task_id);
  const names = {
    here: localizedPhrase(sheet.task.short_name, locale).text,
    there: other ? localizedPhrase(other.short_name, locale).text : differing.form_key,
  };
  const goOn = pageAfter(section, page.id);
  const onHref = goOn ? paths.page(goOn.id) : checkPath(view, section);
  if (isKept) return <Correct view={view} differing={differing} names={names} onHref={onHref} />;
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={paths.page(page.id)}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{t('hint')}</p>
      </Heading>
      <dl className="fd-review">
        {[
          { name: names.there, number: differing.there },
          { name: names.here, number: differing.here },
        ].map(({ name, number }) => (
          <div key={name}>
            <dt>{t('on', { form: name })}</dt>
            <dd data-answer="">
              <bdi dir="ltr">{number}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <HostedAct
        refused={(await getTranslations('trouble'))('stale')}
        send={takeOther.bind(null, {
          session: session.id,
          task: sheet.task.id,
          page: page.id,
          goTo: onHref,
        })}
      >
        <div className="fd-actions">
          <button className="fd-button">
            {t('useThere', { number: differing.there, form: names.there })}
          </button>
          <a className="fd-button" data-quiet="" href="?kept=yes">
            {t('keepHere', { number: differing.here })}
          </a>
        </div>
      </HostedAct>
    </HostedLayout>
  );
}

interface CorrectProps extends Pick<ComparePageProps, 'differing' | 'view'> {
  readonly names: { readonly here: string; readonly there: string };
  readonly onHref: string;
}

/** What follows where the other form is wrong: it is changed there, or sent back first where it is signed. */
async function Correct({ view: { session }, differing, names, onHref }: CorrectProps) {
  const [t, frame] = [await getTranslations('compare'), await getTranslations('frame')];
  const other = await readTask(session.id, differing.task_id);
  const field = other.sheet.differing.find(({ task_id }) => task_id !== differing.task_id)?.path;
  const page = other.edition.sections
    .flatMap(({ pages }) => pages)
    .find(({ fields }) => fields.some(({ path }) => path === field));
  const isOpen = page !== undefined && sectionOf(other, page.id)?.state.state === 'open';
  const employer = session.employer?.name ?? frame('yourEmployer');
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('thereTitle', { form: names.there }) }}>
        <p>{t(isOpen ? 'thereOpen' : 'thereSigned', { form: names.there, employer })}</p>
      </Heading>
      <div className="fd-actions">
        <a className="fd-button" href={onHref}>
          {t('goOn', { form: names.here })}
        </a>
        {isOpen ? (
          <a
            className="fd-button"
            data-quiet=""
            href={`${taskPaths(session.id, differing.task_id).page(page.id)}?change=${field}`}
          >
            {t('change', { form: names.there })}
          </a>
        ) : null}
      </div>
    </HostedLayout>
  );
}
