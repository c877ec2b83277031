import type { CoveredPolicy, LibraryEntry, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { AddPolicy } from './add-policy';
import { CheckedFact } from './checked-fact';
import { LibraryState } from './library-state';
import { Waiver } from './waiver';

interface LibraryCardProps {
  readonly session: UserSession;
  readonly entry: LibraryEntry;
  readonly covered: CoveredPolicy | undefined;
}

/** How much each kind of reading is worth, the least first. */
const byWorth = ['unsure', 'general', 'secondary', 'table', 'official'] as const;

/** A policy of the library in short: what it asks for, when, by which law, and how sure that is. */
export async function LibraryCard({ session, entry, covered }: LibraryCardProps) {
  const t = await getTranslations('library');
  const { key, name, forms, sentence, citation, state } = entry;
  const weakest = entry.facts.toSorted(
    (one, other) => byWorth.indexOf(one.mark) - byWorth.indexOf(other.mark),
  )[0];
  return (
    <article className="library-card" aria-labelledby={`name-${key}`}>
      <div className="library-name">
        <h3 id={`name-${key}`}>
          <a href={paths.libraryPolicy(key)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <LibraryState entry={entry} covered={covered} />
      </div>
      <p>
        {t('asksFor')}: <bdi>{forms.map((form) => form.name).join(', ')}</bdi>
      </p>
      <p className="fd-hint">
        {t('when')}: <bdi>{sentence}</bdi>
        {citation === null ? null : (
          <>
            <br />
            {t('law')}: <bdi lang="en">{citation}</bdi>
          </>
        )}
      </p>
      {weakest ? <CheckedFact fact={weakest} /> : null}
      <div className="fd-actions">
        {state === 'available' ? (
          <AddPolicy session={session} entry={entry} here={paths.policyLibrary} />
        ) : null}
        {state === 'waits_for_file' ? (
          <LinkButton
            variant="secondary"
            size="small"
            href={paths.libraryPolicy(key)}
            aria-label={t('continueOne', { name })}
          >
            {t('continue')}
          </LinkButton>
        ) : null}
        {state !== 'waits_for_file' && entry.waits_for.includes('publication') ? (
          <LinkButton
            variant="secondary"
            size="small"
            href={paths.libraryPolicy(key)}
            aria-label={t('toPublishOne', { name })}
          >
            {t('toPublish')}
          </LinkButton>
        ) : null}
        {state === 'differs' ? (
          <LinkButton
            size="small"
            variant="secondary"
            href={paths.libraryPolicy(key)}
            aria-label={t('seeOne', { name })}
          >
            {t('see')}
          </LinkButton>
        ) : null}
        <Waiver session={session} covered={covered} here={paths.libraryPolicy(key)} />
      </div>
    </article>
  );
}
