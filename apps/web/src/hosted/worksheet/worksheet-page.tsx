import type { Page, Worksheet } from '@firstday/forms';
import { Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { fieldViews } from '../task/field-views';
import { phraseIn } from '../task/phrase-in';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { workOut } from './work-out';
import { WorksheetForm } from './worksheet-form';

interface WorksheetPageProps {
  readonly view: TaskView;
  readonly page: Page;
  readonly worksheet: Worksheet;
}

/** A worksheet of a government form as a few questions, beside the page that it helps with. */
export async function WorksheetPage({ view: { session, sheet }, page, worksheet }: WorksheetPageProps) {
  const [locale, messages] = [await getLocale(), await getMessages()];
  const description = phraseIn(worksheet.description, locale);
  const place = { session: session.id, task: sheet.task.id, page: page.id };
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={taskPaths(session.id, sheet.task.id).page(page.id)}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={phraseIn(worksheet.title, locale)}>
        <p className="fd-hint">{description.text}</p>
      </Heading>
      <WorksheetForm
        fields={fieldViews(
          { id: worksheet.id, title: worksheet.title, layout: 'question', fields: worksheet.fields },
          { locale, uploadTo: undefined, files: () => [] },
        )}
        field={messages.field}
        words={{
          ...messages.worksheet,
          problem: messages.page.problem,
          refused: messages.page.refused,
          unavailable: messages.page.unavailable,
        }}
        workOut={workOut.bind(null, place)}
      />
    </HostedLayout>
  );
}
