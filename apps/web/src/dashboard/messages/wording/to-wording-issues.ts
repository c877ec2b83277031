import type { AccountWording, MessageWordingProblem } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { FormIssue } from '../../forms/action-state';

interface WordingIssue extends FormIssue {
  readonly target: MessageWordingProblem['part'];
}

/** What keeps words from being used, all of a field beside it, in the reader's language. */
export async function toWordingIssues(
  problems: readonly MessageWordingProblem[],
  fields: AccountWording['fields'],
): Promise<readonly WordingIssue[]> {
  const t = await getTranslations('wording');
  const offered = fields.map((name) => `{${name}}`).join(', ');
  const said = (part: WordingIssue['target']): readonly WordingIssue[] => {
    const messages = problems
      .filter((problem) => problem.part === part)
      .map(({ code, field = '' }) => t(`problem_${code}`, { field: `{${field}}`, fields: offered }));
    return messages.length === 0 ? [] : [{ target: part, message: messages.join(' ') }];
  };
  return [...said('subject'), ...said('body'), ...said('sms')];
}
