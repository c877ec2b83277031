import { getTranslations } from 'next-intl/server';
import type { TaskView } from '../task/task-view';
import { CaseCard } from './case-card';
import { readCases } from './read-cases';

/** The E-Verify case that follows from a signed Form I-9. */
export async function CaseNext({ view: { session, sheet } }: { readonly view: TaskView }) {
  const t = await getTranslations('everify');
  const ofThisForm = (await readCases(session.id)).filter(({ task_id }) => task_id === sheet.task.id);
  const [newest] = ofThisForm;
  if (!newest) return null;
  return (
    <section className="hosted-section">
      <h2>{t('next')}</h2>
      <ul className="task-list">
        <CaseCard everifyCase={newest} session={session} />
      </ul>
    </section>
  );
}
