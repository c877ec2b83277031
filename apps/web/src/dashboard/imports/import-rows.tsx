import type { Import, ImportRow, UserSession } from '@firstday/domain';
import { EmptyState, type IconName, Pagination, StatusWord, Table, type Tone } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { MissingFactLinks } from '../undecided/missing-facts';
import type { ImportSearch } from './import-search';
import { rowAdvice } from './row-advice';

interface ImportRowsProps {
  readonly session: UserSession;
  readonly found: Import;
  readonly asked: ImportSearch;
}

const perPage = 100;
const plans = ['error', 'create', 'update', 'skip'] as const;
const outcomes = ['failed', 'created', 'updated', 'skipped'] as const;
const isBegun = ({ status }: Import) => status === 'committing' || status === 'completed';

/** The rows, those with errors to be seen alone, each with what is wrong with it. */
export async function ImportRows({ session, found, asked }: ImportRowsProps) {
  const t = await getTranslations('imports');
  const { plan, outcome, after } = asked;
  const here = paths.import(found.id);
  const query = {
    per_page: perPage,
    ...(after > 0 && { starting_after: after }),
    ...(plan && { plan }),
    ...(outcome && { outcome }),
  };
  const { data } = await readOrRedirect(here, 'imports.listRows', {
    params: { import_id: found.id },
    query,
  });
  return (
    <section className="hosted-section" aria-labelledby="rows">
      <h2 id="rows">{t('rowsTitle')}</h2>
      <Filters found={found} asked={asked} />
      {data.length === 0 ? (
        <EmptyState icon="search" title={t('noRows')}>
          {plan || outcome ? <a href={here}>{t('all')}</a> : null}
        </EmptyState>
      ) : (
        <Table
          caption={t('rowsTitle')}
          rows={data}
          keyOf={({ row }) => String(row)}
          columns={[
            { id: 'row', label: t('row'), cell: (row) => <RowLink found={found} row={row} /> },
            { id: 'plan', label: t('plan'), cell: (row) => <RowState row={row} /> },
            { id: 'why', label: t('why'), cell: (row) => <Why session={session} row={row} /> },
          ]}
        />
      )}
      <Places asked={asked} here={here} last={data.length < perPage ? undefined : data.at(-1)?.row} />
    </section>
  );
}

interface PlacesProps extends Pick<ImportRowsProps, 'asked'> {
  readonly here: string;
  /** The number of the last row, where others may follow. */
  readonly last: number | undefined;
}

/** The rows after these: however long the file is, each part costs the same. */
async function Places({ asked: { plan, outcome, after }, here, last }: PlacesProps) {
  if (after === 0 && last === undefined) return null;
  const [t, words] = [await getTranslations('dashboard'), await getTranslations('records')];
  return (
    <Pagination
      words={{ label: t('pages'), previous: words('firstPage'), next: t('next') }}
      previous={after === 0 ? undefined : withQuery(here, { plan, outcome })}
      next={last === undefined ? undefined : withQuery(here, { plan, outcome, after: String(last) })}
    />
  );
}

async function Filters({ found, asked }: Omit<ImportRowsProps, 'session'>) {
  const [t, locale] = [await getTranslations('imports'), await getLocale()];
  const here = paths.import(found.id);
  const links = isBegun(found)
    ? outcomes.map((outcome) => ({
        key: outcome,
        href: withQuery(here, { outcome }),
        label: t(`outcomeCount_${outcome}`, { count: found.counts[outcome] }),
        count: found.counts[outcome],
        isOn: asked.outcome === outcome,
      }))
    : plans.map((plan) => ({
        key: plan,
        href: withQuery(here, { plan }),
        label: t(`planCount_${plan}`, { count: found.counts[plan] }),
        count: found.counts[plan],
        isOn: asked.plan === plan,
      }));
  const isAll = asked.plan === '' && asked.outcome === '';
  return (
    <nav className="import-filters" aria-label={t('filter')}>
      <a href={here} aria-current={isAll || undefined}>
        {t('all')} <span>{formatNumber(locale, found.rows ?? found.rows_done)}</span>
      </a>
      {links
        .filter(({ count, isOn }) => count > 0 || isOn)
        .map(({ key, href, label, count, isOn }) => (
          <a key={key} href={href} aria-current={isOn || undefined}>
            {label} <span>{formatNumber(locale, count)}</span>
          </a>
        ))}
    </nav>
  );
}

interface RowProps {
  readonly row: ImportRow;
}

/** Leads to the person, where the row has one. */
async function RowLink({ found, row: { row, record_id } }: RowProps & { readonly found: Import }) {
  const [t, locale] = [await getTranslations('imports'), await getLocale()];
  const number = t('rowNumber', { row: formatNumber(locale, row) });
  return found.kind === 'employees' && record_id !== null ? (
    <a href={paths.employee(record_id)}>{number}</a>
  ) : (
    <>{number}</>
  );
}

const looks = {
  create: ['good', 'plus'],
  update: ['good', 'pen'],
  skip: ['muted', 'minus'],
  error: ['bad', 'alert'],
  created: ['good', 'check'],
  updated: ['good', 'check'],
  skipped: ['muted', 'minus'],
  failed: ['bad', 'alert'],
} as const satisfies Record<string, readonly [Tone, IconName]>;

async function RowState({ row: { plan, outcome, undecided_facts: facts } }: RowProps) {
  const t = await getTranslations('imports');
  const state = outcome ?? plan;
  if (state === null) return null;
  // Whose forms are undecided is not done, whatever became of the row.
  const [tone, icon] = facts ? (['warn', 'alert'] as const) : looks[state];
  const word = outcome === null ? t(`plan_${plan ?? 'skip'}`) : t(`outcome_${outcome}`);
  return <StatusWord tone={tone} icon={icon} word={word} />;
}

/** What is wrong with the row, why it is left out, or which forms follow from it. */
async function Why({
  session,
  row: { errors, duplicate, forms, undecided_facts: facts },
}: RowProps & Pick<ImportRowsProps, 'session'>) {
  const [t, adviceOf] = [await getTranslations('imports'), await rowAdvice()];
  if (errors.length > 0)
    return (
      <ul className="import-errors">
        {errors.map(({ column, property, message }) => {
          const advice = adviceOf({ property, message });
          const text = advice ?? message;
          return (
            <li key={`${column} ${message}`}>
              <bdi lang={advice === undefined ? 'en' : undefined}>
                {column === null ? text : t('atColumn', { column, message: text })}
              </bdi>
            </li>
          );
        })}
      </ul>
    );
  if (duplicate) {
    const { by, row } = duplicate;
    return <>{row === null ? t('sameRecord', { by }) : t('sameRow', { by, row })}</>;
  }
  const names = [...new Set(forms.map(({ form_name: name }) => name))];
  return (
    <>
      {names.length === 0 ? null : (
        <span className="fd-muted" title={names.join('\n')}>
          {t('formsOf', { count: names.length })}
        </span>
      )}
      {facts ? <MissingFactLinks session={session} facts={facts} /> : null}
    </>
  );
}
