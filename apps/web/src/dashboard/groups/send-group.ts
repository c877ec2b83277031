import type { Condition } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { membershipErrorText, proofIssues, type WriteFailure } from '../forms/error-text';
import type { FormIssue } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { writeProved } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { groupAdvice } from './group-advice';
import { GroupInput } from './group-input';
import { conditionOf } from './condition-of';

type Sent = { readonly id: string } | { readonly issues: readonly FormIssue[] };

/** @param id of the group that is changed; a new one is made without it */
export async function sendGroup(place: ActionContext, id: string | undefined, form: FormData): Promise<Sent> {
  const read = readForm(GroupInput, form, await groupAdvice());
  if (!read.ok) return { issues: read.issues };
  const { name, permissions } = read.input;
  const access_rule = await ruleOf(read.input);
  if (typeof access_rule === 'number') return { issues: [await lineIssue(access_rule)] };
  const body = { name, permissions, access_rule };
  const written = id
    ? await writeProved(place, form, 'user_groups.updateById', { params: { user_group_id: id }, body })
    : await writeProved(place, form, 'user_groups.create', { body });
  return written.ok ? { id: written.value.id } : { issues: await issuesOf(written, read.input) };
}

/** The rule as it was written out or as lines, whichever the form has; or the line that asks nothing. */
async function ruleOf({ rule_text, match, lines }: GroupInput): Promise<Condition | null | number> {
  if (rule_text !== undefined) return rule_text;
  if (lines.every(({ fact }) => fact === '')) return null;
  const known = await call('user_groups.listRuleFacts', {}, await userCredential());
  return conditionOf({ match, lines }, known.ok ? known.value.facts : []);
}

async function lineIssue(at: number): Promise<FormIssue> {
  const t = await getTranslations('groups');
  return { target: `lines.${at}.fact`, message: t('ruleLineWrong', { line: at + 1 }) };
}

/** The line of the form that each refusal is about: those without a fact were not sent. */
async function issuesOf(
  written: WriteFailure,
  { rule_text, lines }: GroupInput,
): Promise<readonly FormIssue[]> {
  const [t, advice, { problem }] = [await getTranslations('groups'), await groupAdvice(), written];
  const asked = await proofIssues(written);
  if (asked.length > 0) return asked;
  if (problem?._tag !== 'HttpApiDecodeError') return [{ message: await membershipErrorText(written) }];
  const sent = lines.flatMap(({ fact }, at) => (fact === '' ? [] : [at]));
  const issues = problem.issues.map(({ path }) => {
    const [name] = path;
    if (name !== 'access_rule')
      return { target: String(name), message: advice[String(name)] ?? t('refused') };
    if (rule_text !== undefined) return { target: 'rule_text', message: t('ruleTextWrong') };
    const at = typeof path[2] === 'number' ? (sent[path[2]] ?? 0) : 0;
    return { target: `lines.${at}.fact`, message: t('ruleLineWrong', { line: at + 1 }) };
  });
  return issues.filter(({ message }, at) => issues.findIndex((one) => one.message === message) === at);
}
