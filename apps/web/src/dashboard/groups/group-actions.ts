'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type WriteFailure } from '../forms/write';
import { type FormIssue, type FormState, readList, rejectForm, readText } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import { userCredential } from '../../api/user-credential';
import type { ActionContext } from '../session/current-session';
import { membershipErrorText, errorText } from '../forms/error-text';
import { call } from '../../api/call';
import { toPermissions } from './to-permissions';
import { conditionOf } from './rule-draft';

export async function createGroup(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const sent = await sendGroup(place, undefined, form);
  if ('issues' in sent) return rejectForm(before, form, sent.issues);
  redirect(withQuery(paths.group(sent.id), { done: 'groupMade' }));
}

export async function saveGroup(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const sent = await sendGroup(place, id, form);
  if ('issues' in sent) return rejectForm(before, form, sent.issues);
  redirect(withQuery(paths.group(id), { done: 'groupSaved' }));
}

export async function deleteGroup(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const t = await getTranslations('groups');
  const deleted = await write(place, 'user_groups.deleteById', { params: { user_group_id: id } });
  if (deleted.ok) redirect(withQuery(paths.groups, { done: 'groupDeleted' }));
  const message = deleted.errorCode === 'refused' ? t('deleteRefused') : await errorText(deleted.errorCode);
  return rejectForm(before, form, [{ message }]);
}

type Sent = { readonly id: string } | { readonly issues: readonly FormIssue[] };

/** @param id of the group that is changed; a new one is made without it */
async function sendGroup(place: ActionContext, id: string | undefined, form: FormData): Promise<Sent> {
  const t = await getTranslations('groups');
  const name = readText(form, 'name');
  if (name === '') return { issues: [{ target: 'name', message: t('nameRequired') }] };
  const rule = await ruleIn(form);
  if (rule === undefined) return { issues: [{ target: 'rule_text', message: t('ruleTextWrong') }] };
  const permissions = toPermissions(readList(form, 'permissions'));
  const body = { name, permissions, access_rule: rule };
  const written = id
    ? await write(place, 'user_groups.updateById', { params: { user_group_id: id }, body })
    : await write(place, 'user_groups.create', { body });
  return written.ok ? { id: written.value.id } : { issues: await issuesOf(written, form) };
}

/** The rule as lines or as text, whichever the form has; undefined where the text is not JSON. */
async function ruleIn(form: FormData): Promise<unknown> {
  if (form.has('rule_text')) return parsed(readText(form, 'rule_text'));
  const [operators, values] = [readList(form, 'rule_operator'), readList(form, 'rule_value')];
  const lines = readList(form, 'rule_fact').map((fact, at) => ({
    fact,
    operator: operators[at] ?? '',
    value: values[at] ?? '',
  }));
  if (lines.every(({ fact }) => fact === '')) return null;
  const known = await call('user_groups.listRuleFacts', {}, await userCredential());
  const match = readText(form, 'rule_match') === 'any' ? 'any' : 'all';
  return conditionOf({ match, lines }, known.ok ? known.value.facts : []);
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The line of the form that each refusal is about: those without a fact were not sent. */
async function issuesOf(written: WriteFailure, form: FormData): Promise<FormIssue[]> {
  const [t, { problem }] = [await getTranslations('groups'), written];
  if (problem?._tag !== 'HttpApiDecodeError') return [{ message: await membershipErrorText(written) }];
  const sent = readList(form, 'rule_fact').flatMap((fact, at) => (fact === '' ? [] : [at]));
  const issues = problem.issues.map(({ path }) => {
    if (path[0] !== 'access_rule') return { message: t('refused') };
    if (form.has('rule_text')) return { target: 'rule_text', message: t('ruleTextWrong') };
    const at = typeof path[2] === 'number' ? (sent[path[2]] ?? 0) : 0;
    return { target: `rule_line_${at}`, message: t('ruleLineWrong', { line: at + 1 }) };
  });
  return issues.filter(({ message }, at) => issues.findIndex((one) => one.message === message) === at);
}
