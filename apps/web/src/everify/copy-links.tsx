import type { UploadedFile } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

interface CopyLinksProps {
  readonly copies: readonly UploadedFile[];
  /** Where a copy is, by its id. */
  readonly hrefOf: (file: string) => string;
}

/** Copies that a page cannot show, to look at in a tab of their own. */
export async function CopyLinks({ copies, hrefOf }: CopyLinksProps) {
  const t = await getTranslations('field');
  return (
    <ul className="fd-choices">
      {copies.map(({ id, name }) => (
        <li key={id}>
          <a className="fd-file-link" href={hrefOf(id)} target="_blank" rel="noreferrer">
            <Icon name="file" />
            <bdi className="fd-file-name">{name}</bdi>
            <span className="fd-visually-hidden"> ({t('opensInNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
