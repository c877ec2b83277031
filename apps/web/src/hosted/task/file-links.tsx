import { Icon } from '@firstday/ui';
import type { FileAnswer } from '@firstday/forms';
import { getTranslations } from 'next-intl/server';

interface FileLinksProps {
  /** Where a file is, by its id. */
  readonly hrefOf: (file: string) => string;
  readonly files: readonly Pick<FileAnswer, 'id' | 'name'>[];
}

/** Uploaded files, to look at in a tab of their own. */
export async function FileLinks({ hrefOf, files }: FileLinksProps) {
  const t = await getTranslations('field');
  return (
    <ul className="fd-choices">
      {files.map((file) => (
        <li key={file.id}>
          <a className="fd-file-link" href={hrefOf(file.id)} target="_blank" rel="noreferrer">
            <Icon name="file" />
            <bdi className="fd-file-name">{file.name}</bdi>
            <span className="fd-visually-hidden"> ({t('opensInNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
