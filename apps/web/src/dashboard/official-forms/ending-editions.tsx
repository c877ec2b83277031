import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { EditionState } from './edition-state';
import { NextEdition } from './next-edition';
import { isWithheld, readOfficialForms } from './read-official-forms';

/** The agencies' forms that somebody should look at: an edition that ends, or a file that is missing. */
export async function EndingEditions() {
  const t = await getTranslations('officialForms');
  const forms = await readOfficialForms(paths.forms);
  const ending = forms.filter(({ edition_dates: { state } }) => state !== 'current');
  const withheld = forms.filter(isWithheld).length;
  if (ending.length === 0 && withheld === 0) return null;
  return (
    <Banner tone="warn" icon="clock" title={t('endingTitle', { count: ending.length })}>
      <ul>
        {ending.map(({ id, name, edition_dates: dates }) => (
          <li key={id}>
            <bdi lang="en">{name}</bdi>
            <p className="fd-hint">
              <EditionState dates={dates} /> · <NextEdition dates={dates} />
            </p>
          </li>
        ))}
      </ul>
      {withheld > 0 ? <p>{t('withheldCount', { count: withheld })}</p> : null}
      <a href={paths.officialForms}>{t('look')}</a>
    </Banner>
  );
}
