import type { OwnTexts } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

interface WhomToAskProps {
  readonly texts: OwnTexts | undefined;
}

/** Who helps with questions, where the employer has named somebody. */
export async function WhomToAsk({ texts }: WhomToAskProps) {
  const t = await getTranslations('list');
  const { help_name: name, help_phone: phone, help_email: email } = texts ?? {};
  if (!name && !phone && !email) return null;
  return (
    <section className="hosted-section" aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask">{t('questions')}</h2>
      <ul className="whom-to-ask">
        {name ? (
          <li>
            <bdi>{name}</bdi>
          </li>
        ) : null}
        {phone ? (
          <li>
            <a dir="ltr" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a dir="ltr" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              {email}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
