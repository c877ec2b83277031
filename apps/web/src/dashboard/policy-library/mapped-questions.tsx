import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';

interface MappedQuestionsProps {
  readonly here: string;
  readonly formId: string;
}

/** Which questions have a place on the file, and which somebody still has to give one. */
export async function MappedQuestions({ here, formId }: MappedQuestionsProps) {
  const t = await getTranslations('library');
  const { content } = await readOrRedirect(here, 'forms.getDraft', { params: { form_id: formId } });
  const placed = new Set(content.pdf?.boxes.flatMap(({ field }) => field ?? []));
  const asked = content.sections
    .flatMap(({ pages }) => pages.flatMap(({ fields }) => fields))
    .filter(({ kind }) => kind !== 'content' && kind !== 'file');
  const missing = asked.filter(({ path }) => !placed.has(path));
  const counts = { placed: asked.length - missing.length, all: asked.length };
  if (missing.length === 0) return <Banner tone="good" icon="check" title={t('allMapped', counts)} />;
  return (
    <Banner tone="warn" icon="info" title={t('someMapped', counts)}>
      <p>{t('mapHint')}</p>
      <ul className="library-points">
        {missing.map(({ path, label }) => (
          <li key={path}>
            <bdi lang="en">{label['en']}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
