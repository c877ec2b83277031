import { documentTitle, findField, isDocument } from '@firstday/forms/engine';
import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { sectionViews, type SectionView, type TaskView } from '../task/task-view';
import { reopenTask } from './reopen-task';

/**
 * What follows a completed form is a section of its own, never a change of what was signed: reverification and rehire a new
 * block of Supplement B, and the document that takes the place of a receipt.
 */
export function SupplementB({ view }: { readonly view: TaskView }) {
  const { status, is_being_corrected } = view.sheet.task;
  const isCompleted = status === 'completed' || is_being_corrected === true;
  const dormant = sectionViews(view).filter(
    ({ section, state }) => isCompleted && section.assignee === 'employer' && state.state === 'dormant',
  );
  const receipts = dormant.filter(({ section }) => section.amends);
  const block = dormant.find(({ section }) => !section.amends);
  const place = { session: view.session.id, task: view.sheet.task.id };
  return (
    <HostedAct send={reopenTask.bind(null, place)}>
      {dormant.length > 0 ? (
        <>
          {receipts.map((it) => (
            <RequestedSection key={it.section.id} view={view} opened={it} words="receipt" />
          ))}
          {block ? <RequestedSection view={view} opened={block} words="reverify" /> : null}
        </>
      ) : null}
    </HostedAct>
  );
}

interface RequestedSectionProps {
  readonly view: TaskView;
  readonly opened: SectionView;
  readonly words: 'receipt' | 'reverify';
}

async function RequestedSection({ view, opened, words }: RequestedSectionProps) {
  const t = await getTranslations('done');
  const shown = opened.section.amends && shownDocument(view, opened.section.amends.path);
  return (
    <section className="hosted-section">
      <h2>{t(words)}</h2>
      <p>{t(`${words}Hint`)}</p>
      {shown ? <p>{shown}</p> : null}
      <div className="fd-actions">
        <button className="fd-button" data-quiet="" name="section" value={opened.section.id}>
          {t(words)}
        </button>
      </div>
    </section>
  );
}

function shownDocument({ answers, edition }: TaskView, path: string): string {
  const answer = answers[path];
  return isDocument(answer) ? documentTitle(answer, findField(edition, path)?.documents) : '';
}
