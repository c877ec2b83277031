import type { UploadedFile } from '@firstday/domain';
import type { Page } from '@firstday/forms';
import { getTranslations } from 'next-intl/server';
import { sessionPath } from '../session/session-token';
import { FileLinks } from '../task/file-links';
import type { TaskView } from '../task/task-view';
import { PictureViewer } from './picture-viewer';
import './document-pictures.css';

/** Copies to show beside a page that asks what stands on the documents; none where it does not, or there are none. */
export const picturesFor = ({ session, sheet }: TaskView, page: Page): readonly UploadedFile[] =>
  session.side === 'employer' && page.fields.some(({ kind }) => kind === 'document') ? sheet.files : [];

interface DocumentPicturesProps {
  readonly view: TaskView;
  readonly files: readonly UploadedFile[];
}

/** The copies of the documents, one of them as large as there is room, to type from. */
export async function DocumentPictures({ view: { session }, files }: DocumentPicturesProps) {
  const [t, field] = [await getTranslations('employer'), await getTranslations('field')];
  const [pictures, others] = [files.filter(isDrawable), files.filter((file) => !isDrawable(file))];
  return (
    <aside className="document-pictures" aria-labelledby="document-pictures">
      <h2 id="document-pictures">{t('pictures')}</h2>
      <p className="fd-hint">{t('picturesHint')}</p>
      {pictures.length > 0 ? (
        <PictureViewer
          pictures={pictures.map(({ id, name }) => ({
            id,
            name,
            href: `${sessionPath(session.id)}/files/${id}`,
          }))}
          words={{
            enlarge: t('enlarge'),
            reduce: t('reduce'),
            turn: t('turn'),
            full: t('fullSize'),
            newTab: field('opensInNewTab'),
          }}
        />
      ) : null}
      {others.length > 0 ? <FileLinks session={session.id} files={others} /> : null}
    </aside>
  );
}

/** By every browser: Safari alone draws HEIC, and a PDF is a page of its own. */
const isDrawable = ({ type }: UploadedFile): boolean =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(type);
