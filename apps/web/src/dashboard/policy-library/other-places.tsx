import type { JurisdictionCoverage } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { jurisdictionName } from './jurisdiction-name';

/** Places where the account does not hire: each with how much the library knows for it. */
export async function OtherPlaces({ places }: { readonly places: readonly JurisdictionCoverage[] }) {
  const t = await getTranslations('library');
  return (
    <ul className="library-places">
      {places.map(({ jurisdiction, policies }) => (
        <li key={jurisdiction}>
          <a href={withQuery(paths.policyLibrary, { jurisdiction })}>
            <bdi>{jurisdictionName(jurisdiction, t('federal'))}</bdi>
          </a>
          <span className="fd-muted">{t('known', { count: policies.length })}</span>
        </li>
      ))}
    </ul>
  );
}
