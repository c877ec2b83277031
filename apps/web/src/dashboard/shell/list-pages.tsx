import { Pagination } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { withQuery } from '../paths';

interface ListPagesProps {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly page: number;
  readonly of: number;
}

/** The way through a list that is longer than a page. */
export async function ListPages({ path, query = {}, page, of }: ListPagesProps) {
  if (of < 2) return null;
  const t = await getTranslations('dashboard');
  const at = (number: number) => withQuery(path, { ...query, page: number });
  return (
    <Pagination
      words={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      previous={page > 1 ? at(page - 1) : undefined}
      next={page < of ? at(page + 1) : undefined}
    >
      {t('pageOf', { page, of })}
    </Pagination>
  );
}

/** The page that an address asks for; anything that is no number is the first. */
export function requestedPage(asked: string | readonly string[] | undefined): number {
  const page = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  return Math.max(1, page);
}
