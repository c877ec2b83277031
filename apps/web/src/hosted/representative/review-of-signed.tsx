import { getMessages, getTranslations } from 'next-intl/server';
import { actWords } from '../act/act-words';
import { HostedAct } from '../act/hosted-act';
import { ReasonForm } from '../reason/reason-form';
import type { TaskView } from '../task/task-view';
import { acceptRepresentative } from './accept-representative';
import { returnToRepresentative } from './return-to-representative';

interface ReviewOfSignedProps {
  readonly view: TaskView;
  /** Whether what was signed still waits for it. */
  readonly isAsked: boolean;
}

/** The employer looks at what a representative signed: it stands, or goes back with the reason. */
export async function ReviewOfSigned({ view: { session, sheet }, isAsked }: ReviewOfSignedProps) {
  const [t, messages] = [await getTranslations('representative'), await getMessages()];
  const place = { session: session.id, task: sheet.task.id };
  return (
    <>
      <HostedAct send={acceptRepresentative.bind(null, place)}>
        {isAsked ? (
          <>
            <p>{t('reviewHint')}</p>
            <div className="fd-actions">
              <button className="fd-button">{t('accept')}</button>
            </div>
          </>
        ) : null}
      </HostedAct>
      <ReasonForm
        isAsked={isAsked}
        isQuiet
        field={messages.field}
        words={{
          ...(await actWords()),
          reason: messages.representative.reason,
          reasonRequired: messages.employer.reasonRequired,
          submit: messages.representative.sendBack,
        }}
        send={returnToRepresentative.bind(null, place)}
      />
    </>
  );
}
