import './undecided.css';
import type { FactOwner, MissingFact, UserSession } from '@firstday/domain';
import { Banner, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { missingFactTexts } from './missing-fact-texts';

interface MissingFactsProps {
  readonly session: UserSession;
  readonly facts: readonly MissingFact[];
}

/** The facts that forms wait for, and the records in which they are entered. */
export async function MissingFacts({ session, facts }: MissingFactsProps) {
  const textOf = await missingFactTexts();
  return (
    <div className="missing-facts">
      <ul>
        {[...new Set(facts.map(textOf))].map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <FactActs session={session} facts={facts} />
    </div>
  );
}

/** The same within a row of a table: what is wrong leads to where it is entered. */
export async function MissingFactLinks({ session, facts }: MissingFactsProps) {
  const textOf = await missingFactTexts();
  const distinct = new Map(facts.map((fact) => [textOf(fact), fact]));
  return (
    <ul className="missing-fact-links">
      {[...distinct].map(([text, fact]) => {
        const href = editHref(session, fact);
        return <li key={text}>{href === undefined ? <bdi>{text}</bdi> : <a href={href}>{text}</a>}</li>;
      })}
    </ul>
  );
}

/** A link to each of those records, for who may edit it. */
async function FactActs({ session, facts }: MissingFactsProps) {
  const t = await getTranslations('missingFacts');
  const records = new Map(facts.map((fact) => [`${fact.record} ${fact.record_id}`, fact]));
  const acts = [...records.values()].flatMap((fact) => {
    const href = editHref(session, fact);
    return href === undefined ? [] : [{ href, record: fact.record }];
  });
  if (acts.length === 0) return null;
  return (
    <div className="fd-actions">
      {acts.map(({ href, record }) => (
        <LinkButton key={href} variant="secondary" size="small" icon="pen" href={href}>
          {t(`edit_${record}`)}
        </LinkButton>
      ))}
    </div>
  );
}

/** Where a missing fact is entered; undefined for who may not edit that record, and where it does not exist yet. */
export function editHref(
  session: UserSession,
  { record, record_id: id }: { readonly record: FactOwner; readonly record_id: string | null },
): string | undefined {
  if (id === null || !hasPermission(session, `${record}:edit`)) return undefined;
  return record === 'employee'
    ? withQuery(paths.employee(id), { tab: 'details' })
    : paths.editRecord(record, id);
}

interface UndecidedBannerProps extends MissingFactsProps {
  readonly count: number;
}

/** How many forms are undecided, for want of what, and where to enter it. */
export async function UndecidedBanner({ session, count, facts }: UndecidedBannerProps) {
  if (count === 0) return null;
  const t = await getTranslations('missingFacts');
  return (
    <Banner tone="warn" icon="alert" title={t('title', { count })}>
      <p>{t('hint', { count })}</p>
      <MissingFacts session={session} facts={facts} />
    </Banner>
  );
}
