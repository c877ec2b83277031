import type { UserSession } from '@firstday/domain';
import { EmptyState, Pagination } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { ListPage } from '../shell/list-page';
import { dueWords } from '../today/due-count';
import { DocumentsThatEnd } from './documents-that-end';
import { OpenReviewButton } from './open-review-button';
import { ReviewFilters } from './review-filters';
import { isQueueNarrowed, reviewPath, type ReviewSearch, reviewsQuery } from './review-search';
import { ReviewTable } from './review-table';
import { KeptSignerForm } from './kept-signer-form';
import { WaitsTabs } from './waits-tabs';

interface QueuePageProps {
  readonly session: UserSession;
  readonly asked: ReviewSearch;
  readonly done: unknown;
}

/** What waits for a signature of the employer, what is due first on top; one works through it from there. */
export async function QueuePage({ session, asked: given, done }: QueuePageProps) {
  const t = await getTranslations('reviewQueue');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="review"
      needs="task:edit"
      title={t('title')}
      hint={t('hint')}
      action={<Begin session={session} asked={asked} />}
      done={done}
    >
      {() => (
        <>
          <GoneChoices gone={gone} />
          <WaitsTabs asked={asked} />
          <ReviewFilters session={session} asked={asked} />
          <KeptSignerForm session={session} asked={asked} />
          <Queue session={session} asked={asked} />
          <DocumentsThatEnd session={session} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

type QueueProps = Omit<QueuePageProps, 'done'>;

/** Begins with what is due first. */
async function Begin({ session, asked }: QueueProps) {
  const t = await getTranslations('reviewQueue');
  const query = reviewsQuery({ ...asked, after: '', before: '' }, 1);
  const { data } = await readOrRedirect(reviewPath(asked), 'component_rows.listReviews', { query });
  const [first] = data;
  if (!first) return null;
  return (
    <OpenReviewButton
      session={session}
      row={first}
      search={{ ...asked, after: '', before: '' }}
      look="primary"
    >
      {t('begin')}
    </OpenReviewButton>
  );
}

async function Queue({ session, asked }: QueueProps) {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  const here = reviewPath(asked);
  const { data, total, is_total_exact, after, before } = await readOrRedirect(
    here,
    'component_rows.listReviews',
    { query: reviewsQuery(asked) },
  );
  if (data.length === 0) return <NothingWaits asked={asked} />;
  const forms = is_total_exact
    ? t('count', { count: total })
    : t('moreThan', { count: formatNumber(locale, total) });
  const isWhole = asked.waits !== 'look' && !isQueueNarrowed(asked);
  const due = isWhole ? await dueWords(session, ['section']) : undefined;
  return (
    <section className="hosted-section review-queue" aria-labelledby="reviews-count">
      <h2 id="reviews-count">{due === undefined ? forms : t('countOfWhichDue', { forms, due })}</h2>
      <ReviewTable session={session} rows={data} search={asked} />
      <Places asked={asked} after={after} before={before} />
    </section>
  );
}

async function NothingWaits({ asked }: Pick<QueueProps, 'asked'>) {
  const t = await getTranslations('reviewQueue');
  if (isQueueNarrowed(asked))
    return (
      <EmptyState icon="check" title={t('noneFound')}>
        <a href={withQuery(paths.review, { waits: asked.waits })}>{t('clear')}</a>
      </EmptyState>
    );
  return (
    <EmptyState icon="check" title={t(asked.waits === 'look' ? 'emptyLook' : 'empty')}>
      {t(asked.waits === 'look' ? 'emptyLookHint' : 'emptyHint')}
    </EmptyState>
  );
}

interface PlacesProps extends Pick<QueueProps, 'asked'> {
  readonly after: string | null;
  readonly before: string | null;
}

/** The rows after these, and those before them: the hundredth page costs what the first does. */
async function Places({ asked, after, before }: PlacesProps) {
  if (after === null && before === null) return null;
  const t = await getTranslations('dashboard');
  const at = (place: Partial<ReviewSearch>) => reviewPath({ ...asked, after: '', before: '', ...place });
  return (
    <Pagination
      words={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      previous={before === null ? undefined : at({ before })}
      next={after === null ? undefined : at({ after })}
    />
  );
}
