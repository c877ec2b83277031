import { getTranslations } from 'next-intl/server';
import { withQuery } from '../paths';

interface PaginationProps {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly page: number;
  readonly of: number;
}

/** The way through a list that is longer than a page. */
export async function Pagination({ path, query = {}, page, of }: PaginationProps) {
  if (of < 2) return null;
  const t = await getTranslations('dashboard');
  return (
    <nav className="dash-pages" aria-label={t('pages')}>
      {page > 1 ? <a href={withQuery(path, { ...query, page: page - 1 })}>{t('previous')}</a> : <span />}
      <span>{t('pageOf', { page, of })}</span>
      {page < of ? <a href={withQuery(path, { ...query, page: page + 1 })}>{t('next')}</a> : <span />}
    </nav>
  );
}

/** The page that an address asks for; anything that is no number is the first. */
export function requestedPage(asked: string | readonly string[] | undefined): number {
  const page = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  return Math.max(1, page);
}
