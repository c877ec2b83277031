import type { ReviewRow } from '@firstday/domain';
import { getLocale } from 'next-intl/server';
import { shortFormName } from '../../i18n/short-form-name';

/** The form as people call it, and the section that is signed. */
export async function FormOfRow({ row }: { readonly row: ReviewRow }) {
  const { form_key: key, form_name: name, section_name: section } = row;
  const short = shortFormName(key, name, await getLocale());
  return (
    <span className="review-what">
      <bdi lang={short.lang}>{short.text}</bdi>
      {section === null ? null : (
        <bdi className="fd-muted" lang="en">
          {section}
        </bdi>
      )}
    </span>
  );
}
