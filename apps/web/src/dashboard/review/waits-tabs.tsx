import { getTranslations } from 'next-intl/server';
import { ScrollToCurrent } from '../shell/scroll-to-current';
import { reviewPath, type ReviewSearch } from './review-search';

/** Two queues: what is to be signed, and what representatives have signed and nobody has looked at. */
export async function WaitsTabs({ asked }: { readonly asked: ReviewSearch }) {
  const t = await getTranslations('reviewQueue');
  return (
    <nav className="review-tabs" aria-label={t('queues')}>
      <ScrollToCurrent current={asked.waits} />
      {(['', 'look'] as const).map((waits) => (
        <a
          key={waits}
          href={reviewPath({ ...asked, waits, after: '', before: '' })}
          aria-current={
            waits === asked.waits || (waits === '' && asked.waits === 'signature') ? 'page' : undefined
          }
        >
          {t(waits === 'look' ? 'toLookAt' : 'toSign')}
        </a>
      ))}
    </nav>
  );
}
