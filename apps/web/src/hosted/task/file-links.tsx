import { Icon } from '@firstday/ui';
import type { FileAnswer } from '@firstday/forms';
import { getTranslations } from 'next-intl/server';
import { sessionPath } from '../session/session-token';

interface FileLinksProps {
  readonly session: string;
  readonly files: readonly Pick<FileAnswer, 'id' | 'name'>[];
}

/** Uploaded files, to look at in a tab of their own. */
export async function FileLinks({ session, files }: FileLinksProps) {
  const t = await getTranslations('field');
  return (
    <ul className="fd-choices">
      {files.map((file) => (
        <li key={file.id}>
          <a
            className="fd-file-link"
            href={`${sessionPath(session)}/files/${file.id}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="file" />
            <bdi className="fd-file-name">{file.name}</bdi>
            <span className="fd-visually-hidden"> ({t('opensInNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
