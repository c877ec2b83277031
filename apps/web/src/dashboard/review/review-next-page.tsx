import './review.css';
import type { ReviewRow, Task, UserSession } from '@firstday/domain';
import { Heading, Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { EscapeLink } from '../../review-queue/escape-link';
import { readOrRedirect } from '../forms/write';
import { RequirePermission } from '../shell/require-permission';
import { FormOfRow } from './form-of-row';
import { LateDay } from './late-day';
import { OpenReviewButton } from './open-review-button';
import { type ReviewDeed, reviewNextPath, reviewRowPath, type ReviewStep } from './review-step';
import { reviewsQuery } from './review-search';

interface ReviewNextPageProps {
  readonly session: UserSession;
  readonly step: ReviewStep;
  /** What the address says was done; said only where the form bears it out. */
  readonly did: ReviewDeed | undefined;
}

/** Between two forms of the queue: what became of the one, and the next with one key. */
export async function ReviewNextPage({ session, step, did }: ReviewNextPageProps) {
  const t = await getTranslations('reviewQueue');
  return (
    <RequirePermission session={session} section="review" needs="task:edit" title={t('title')}>
      {async () => {
        const here = reviewNextPath(step);
        const task = await readOrRedirect(here, 'tasks.findById', { params: { task_id: step.task } });
        const next = await readNext(step, here);
        return (
          <div className="dash-column review-next">
            <Outcome task={task} did={did} />
            {next ? <Next session={session} step={step} row={next} /> : <NobodyNext />}
            <p>
              <EscapeLink href={reviewRowPath(step)}>{t('backToQueue')}</EscapeLink>
            </p>
          </div>
        );
      }}
    </RequirePermission>
  );
}

/** The first of the rows after it. */
async function readNext({ next, search }: ReviewStep, here: string): Promise<ReviewRow | undefined> {
  const query = reviewsQuery({ ...search, after: next, before: '' }, 1);
  const { data } = await readOrRedirect(here, 'component_rows.listReviews', { query });
  return data[0];
}

interface OutcomeProps {
  readonly task: Task;
  readonly did: ReviewDeed | undefined;
}

/** The address is anybody's to write: what still waits is not said to be signed. */
async function Outcome({ task, did }: OutcomeProps) {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  const isWaiting = task.status === 'requires_action' && task.next_action.type === 'employer_action';
  const isBack = task.status === 'requires_action' && task.next_action.type === 'employee_action';
  const outcome = isWaiting
    ? 'skipped'
    : did === 'sent_back' && isBack
      ? 'sent_back'
      : did === 'signed'
        ? 'signed'
        : 'done';
  const form = formNamesIn(locale)[task.name]?.text ?? task.name;
  return (
    <Heading title={{ text: t(`did_${outcome}`) }}>
      <p className="fd-status" role="status" data-tone={outcome === 'skipped' ? 'muted' : 'good'}>
        <Icon name={outcome === 'skipped' ? 'wait' : 'check'} />
        {t(`did_${outcome}_hint`, { form })}
      </p>
    </Heading>
  );
}

interface NextProps {
  readonly session: UserSession;
  readonly step: ReviewStep;
  readonly row: ReviewRow;
}

async function Next({ session, step, row }: NextProps) {
  const t = await getTranslations('reviewQueue');
  return (
    <section className="dash-panel" aria-labelledby="review-next">
      <h2 id="review-next">{t('next', { name: row.employee_name ?? t('unnamed') })}</h2>
      <FormOfRow row={row} />
      <p>
        <LateDay due_at={row.due_at} due_on={row.due_on} />
      </p>
      <OpenReviewButton session={session} row={row} search={step.search} look="primary" isFirst>
        {t('reviewNext')} <kbd>{t('keyEnter')}</kbd>
      </OpenReviewButton>
    </section>
  );
}

async function NobodyNext() {
  const t = await getTranslations('reviewQueue');
  return (
    <section className="dash-panel" aria-labelledby="review-next">
      <h2 id="review-next">{t('endOfQueue')}</h2>
      <p>{t('endOfQueueHint')}</p>
    </section>
  );
}
