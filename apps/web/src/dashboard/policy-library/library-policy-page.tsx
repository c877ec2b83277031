import './policy-library.css';
import type { LibraryEntry, UserSession } from '@firstday/domain';
import { Banner, Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { AddPolicy } from './add-policy';
import { CheckedFact } from './checked-fact';
import { jurisdictionName } from './jurisdiction-name';
import { LibraryDifferences } from './library-differences';
import { LibraryState } from './library-state';
import { NewerForm } from './newer-form';
import { OfficialFileSteps } from './official-file-steps';
import { OwnTextSteps } from './own-text-steps';
import { Waiver } from './waiver';

interface LibraryPolicyPageProps {
  readonly session: UserSession;
  readonly policyKey: string;
  readonly done: unknown;
}

/** A policy of the library: all that it rests on, and what is left to do until it is asked. */
export async function LibraryPolicyPage({ session, policyKey, done }: LibraryPolicyPageProps) {
  const t = await getTranslations('library');
  const here = paths.libraryPolicy(policyKey);
  return (
    <RequirePermission
      session={session}
      section="policyLibrary"
      needs="policy:view"
      title={t('title')}
      done={done}
    >
      {async () => {
        const { entries } = await readOrRedirect(here, 'policy_library.list', { query: {} });
        const entry = entries.find(({ key }) => key === policyKey) ?? notFound();
        const query = { jurisdiction: entry.jurisdiction };
        const coverage = await readOrRedirect(here, 'policy_library.coverage', { query });
        const covered = coverage.jurisdictions
          .flatMap(({ policies }) => policies)
          .find((one) => one.library_key === policyKey);
        return (
          <div className="dash-column">
            <Back href={withQuery(paths.policyLibrary, query)}>
              {jurisdictionName(entry.jurisdiction, t('federal'))}
            </Back>
            <Heading title={{ text: entry.name }}>
              <LibraryState entry={entry} covered={covered} />
            </Heading>
            <WhatItAsks entry={entry} />
            {entry.state === 'available' ? <AddPolicy session={session} entry={entry} here={here} /> : null}
            {covered?.status === 'narrowed' ? (
              <Banner tone="warn" icon="info" title={t('narrowedTitle')}>
                {covered.not_asked === null ? t('narrowedUnknown') : t('narrowedExample')}{' '}
                <bdi>{covered.not_asked}</bdi>
              </Banner>
            ) : null}
            <Waiver session={session} covered={covered} here={here} />
            {entry.waits_for.includes('check') && entry.state !== 'available' ? (
              <Banner tone="warn" icon="search" title={t('checkTitle')}>
                {t('checkHint')}{' '}
                {entry.policy_id === null ? null : (
                  <a href={paths.policy(entry.policy_id)}>{t('openPolicy')}</a>
                )}
              </Banner>
            ) : null}
            <OfficialFileSteps session={session} entry={entry} here={here} />
            <OwnTextSteps session={session} entry={entry} />
            <LibraryDifferences session={session} entry={entry} here={here} />
            <NewerForm entry={entry} />
            <Facts entry={entry} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

async function WhatItAsks({ entry }: { readonly entry: LibraryEntry }) {
  const t = await getTranslations('library');
  return (
    <dl className="dash-facts">
      <div>
        <dt>{t('asksFor')}</dt>
        <dd>
          <bdi>{entry.forms.map(({ name }) => name).join(', ')}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('when')}</dt>
        <dd>
          <bdi>{entry.sentence}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('place')}</dt>
        <dd>
          <bdi>{jurisdictionName(entry.jurisdiction, t('federal'))}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('law')}</dt>
        <dd>{entry.citation === null ? t('noLaw') : <bdi lang="en">{entry.citation}</bdi>}</dd>
      </div>
    </dl>
  );
}

async function Facts({ entry: { facts } }: { readonly entry: LibraryEntry }) {
  const t = await getTranslations('library');
  if (facts.length === 0) return null;
  return (
    <section className="hosted-section" aria-labelledby="facts">
      <h2 id="facts">{t('factsTitle')}</h2>
      <ul className="library-facts">
        {facts.map((fact) => (
          <li key={`${fact.says} ${fact.source}`}>
            <p>
              <bdi lang="en">{fact.says}</bdi>
            </p>
            <CheckedFact fact={fact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
