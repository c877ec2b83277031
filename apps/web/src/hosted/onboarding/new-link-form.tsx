import { Banner, Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { endedLink } from './ended-link';
import { requestNewLink } from './request-new-link';

/** Offers a new link by email to whoever came by one that opens no longer. */
export async function NewLinkForm({ isAsked }: { readonly isAsked: boolean }) {
  const t = await getTranslations('expired');
  if (isAsked)
    return (
      <Banner tone="good" icon="check">
        {t('asked')}
      </Banner>
    );
  if ((await endedLink()) === undefined) return null;
  return (
    <form action={requestNewLink}>
      <p>{t('byEmail')}</p>
      <div className="fd-actions">
        <Button type="submit">{t('sendNew')}</Button>
      </div>
    </form>
  );
}
