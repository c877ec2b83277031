'use client';
import type { ComponentPlacement } from '@firstday/domain';
import { useRef, useState } from 'react';
import type { OperationInput } from '../../api/operation-input';
import { failureText } from '../action-failed';
import { RequestError } from '../component-api';
import { useComponent } from '../component-context';
import type { HireTexts } from '../hire-texts';
import type { TypedValues } from './use-typed-placement';
import { useHireTexts } from './use-hire-texts';

/** Somebody who was added. */
export interface AddedPlacement extends ComponentPlacement {
  readonly name: string;
}

/** What is to be put right, and the control that it is about. */
interface Issue {
  readonly target?: string;
  readonly message: string;
}

type Body = OperationInput<'component_placements.create'>['body'];
type Checked = { readonly body: Body; readonly name: string } | { readonly issues: readonly Issue[] };

/** Adds what is typed, once however often it is sent. */
export function useSavePlacement(onAdded: (added: AddedPlacement) => void) {
  const { api, failed, locale, say } = useComponent();
  const texts = useHireTexts();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const sent = useRef({ text: '', key: '' });

  const refuse = (wrong: readonly Issue[]) => {
    setIssues(wrong);
    setAttempt((before) => before + 1);
  };
  const send = async (values: TypedValues) => {
    const checked = await check(values, texts, locale);
    if ('issues' in checked) return refuse(checked.issues);
    const { body, name } = checked;
    const text = JSON.stringify(body);
    // What was changed meanwhile is another request.
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    try {
      const made = await api.callOnce('component_placements.create', { body }, sent.current.key);
      onAdded({ ...made, name });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'ended') failed(error);
      else refuse(refusedIssues(error, texts, failureText(error, say)));
    }
  };
  const save = async (values: TypedValues) => {
    if (isSaving) return;
    setSaving(true);
    try {
      await send(values);
    } finally {
      setSaving(false);
    }
  };
  return { save, issues, attempt, isSaving };
}

/** By what the dashboard checks the same form; it is fetched once somebody sends it. */
async function check(values: TypedValues, { advice }: HireTexts, locale: string): Promise<Checked> {
  const [{ HireInput }, { toPersonBody, toWorkBody }] = await Promise.all([
    import('../../hire/hire-input'),
    import('../../hire/to-trial-body'),
  ]);
  const parsed = HireInput.safeParse({ ...values, attempt_key: formKey });
  if (!parsed.success) return { issues: adviceOn(parsed.error.issues, advice) };
  const { first_name, last_name, email, address } = toPersonBody(parsed.data);
  const body = { first_name, last_name, email, address, ...toWorkBody(parsed.data), locale };
  return { body, name: `${first_name} ${last_name}` };
}

/** The schema asks for the key of a page that is sent to the dashboard; here the request has one. */
const formKey = '00000000-0000-4000-8000-000000000000';

/** One for each control. */
function adviceOn(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  advice: HireTexts['advice'],
): Issue[] {
  const targets = [...new Set(issues.map(({ path }) => String(path[0] === 'address' ? path[1] : path[0])))];
  const names = Object.keys(advice);
  // As the controls stand on the page.
  const inOrder = targets.toSorted((one, other) => names.indexOf(one) - names.indexOf(other));
  return inOrder.map((target) => ({ target, message: advice[target] ?? target }));
}

function refusedIssues({ problem, status }: RequestError, texts: HireTexts, plain: string): readonly Issue[] {
  if (status === 404) return [{ message: texts.words.recordGone }];
  if (problem?._tag !== 'HttpApiDecodeError') return [{ message: plain }];
  const known = adviceOn(problem.issues, texts.advice).filter(({ target = '' }) => target in texts.advice);
  return known.length > 0 ? known : [{ message: plain }];
}

/** `crypto.randomUUID` is for pages with a certificate only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
