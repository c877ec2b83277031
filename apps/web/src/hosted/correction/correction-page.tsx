import { Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { ReasonForm } from '../reason/reason-form';
import { localizedPhrase } from '../task/phrase-in';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { sendCorrection } from './send-correction';

/** The employee writes what is wrong; the employer writes why the form stays as it is. */
export async function CorrectionPage({ view }: { readonly view: TaskView }) {
  const [t, frame] = [await getTranslations('correction'), await getTranslations('frame')];
  const [locale, { correction: words, field, page }] = [await getLocale(), await getMessages()];
  const { session, sheet } = view;
  const { side } = session;
  const form = localizedPhrase(sheet.task.short_name, locale).text;
  const [name, employer] = [session.employee.first_name, session.employer?.name ?? frame('yourEmployer')];
  const isOurs = side === 'employee';
  const written = isOurs && sheet.correction?.status === 'asked' ? sheet.correction.reason : '';
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t(isOurs ? 'title' : 'declineTitle', { form }) }}>
        <p className="fd-hint">{isOurs ? t('hint', { employer }) : t('declineHint', { name })}</p>
      </Heading>
      <ReasonForm
        field={field}
        words={{
          problem: page.problem,
          reason: isOurs ? words.reason : words.declineReason,
          reasonRequired: isOurs ? words.reasonRequired : words.declineRequired,
          refused: words.refused,
          submit: t(isOurs ? 'submit' : 'decline'),
          unavailable: page.unavailable,
        }}
        written={written}
        send={sendCorrection.bind(null, { session: session.id, task: sheet.task.id, side })}
      >
        <a className="fd-button" data-quiet="" href={taskPaths(session.id, sheet.task.id).task}>
          {t('cancel')}
        </a>
      </ReasonForm>
    </HostedLayout>
  );
}
