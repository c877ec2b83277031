import { type DeliveryAttempt, deliveryProblemIn, webhookUrlProblemIn } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { Moment } from '../shell/moment';

interface DeliveryTryProps {
  readonly attempt: DeliveryAttempt;
  readonly isOpen: boolean;
}

/** One attempt: when and how it ended, and inside what was sent and what was answered. */
export async function DeliveryTry({ attempt, isOpen }: DeliveryTryProps) {
  const t = await getTranslations('webhooks');
  const { number, at, status, error, duration_ms: took } = attempt;
  const answer = status === null ? t('noAnswer') : t('answered', { status: String(status) });
  return (
    <details className="webhook-try" open={isOpen}>
      <summary>
        <span>
          <strong>{t('try', { number })}</strong>
          <StatusWord
            tone={error === null ? 'good' : 'bad'}
            icon={error === null ? 'check' : 'alert'}
            word={answer}
          />
          <span className="fd-muted">
            <Moment at={at} /> · {t('took', { milliseconds: took })}
          </span>
        </span>
      </summary>
      <div>
        {error === null || (status !== null && status >= 400) ? null : (
          <p>
            <Problem sentence={error} />
          </p>
        )}
        <Sent attempt={attempt} />
        <Answer attempt={attempt} />
      </div>
    </details>
  );
}

/** Why it failed, in the reader's language where it is known by its sentence. */
async function Problem({ sentence }: { readonly sentence: string }) {
  const t = await getTranslations('webhooks');
  const wrongUrl = webhookUrlProblemIn(sentence);
  if (wrongUrl) return t(`url_${wrongUrl}`);
  const said = deliveryProblemIn(sentence);
  if (!said) return <bdi lang="en">{sentence}</bdi>;
  return (
    <>
      {t(`problem_${said.problem}`)}
      {said.detail === '' ? null : (
        <>
          {' '}
          <bdi dir="ltr" lang="en">
            {said.detail}
          </bdi>
        </>
      )}
    </>
  );
}

async function Sent({ attempt: { url, request_headers: headers } }: Pick<DeliveryTryProps, 'attempt'>) {
  const t = await getTranslations('webhooks');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <h3>{t('sentHeaders')}</h3>
      <pre className="webhook-code" dir="ltr" tabIndex={0} aria-label={t('sentHeaders')}>
        {[`POST ${url}`, ...lines].join('\n')}
      </pre>
    </>
  );
}

/** An answer may repeat what it was sent: whoever may not see the record is shown none. */
async function Answer({ attempt: { answer } }: Pick<DeliveryTryProps, 'attempt'>) {
  const t = await getTranslations('webhooks');
  return (
    <>
      <h3>{t('answer')}</h3>
      {answer ? (
        <pre className="webhook-code" dir="ltr" tabIndex={0} aria-label={t('answer')}>
          {answer}
        </pre>
      ) : (
        <p className="fd-muted">{t(answer === null ? 'answerNone' : 'answerEmpty')}</p>
      )}
    </>
  );
}
