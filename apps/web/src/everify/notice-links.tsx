import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

interface NoticeLinksProps {
  readonly name: string;
  /** Where it is in a language. */
  readonly hrefIn: (language: string) => string;
}

/** A paper of E-Verify in the two languages that it comes in, each in a tab of its own. */
export async function NoticeLinks({ name, hrefIn }: NoticeLinksProps) {
  const [t, field] = [await getTranslations('everify'), await getTranslations('field')];
  return (
    <ul className="fd-choices">
      {(['en', 'es'] as const).map((language) => (
        <li key={language}>
          <a className="fd-file-link" href={hrefIn(language)} target="_blank" rel="noreferrer">
            <Icon name="file" />
            {t(`paper_${language}`, { name })}
            <span className="fd-visually-hidden"> ({field('opensInNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
