import type { ReviewRow } from '@firstday/domain';
import { currentEdition, languageOf, textOf } from '@firstday/forms';
import { getLocale } from 'next-intl/server';

/** The form as people call it, and the section that is signed. */
export async function FormOfRow({ row }: { readonly row: ReviewRow }) {
  const { form_key: key, form_name: name, section_name: section } = row;
  const locale = await getLocale();
  const short = currentEdition(key)?.shortName;
  return (
    <span className="review-what">
      <bdi lang={short && languageOf(short, locale)}>{short ? textOf(short, locale) : name}</bdi>
      {section === null ? null : (
        <bdi className="fd-muted" lang="en">
          {section}
        </bdi>
      )}
    </span>
  );
}
