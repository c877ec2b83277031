import { CaseFields, CloseRequest, FieldsToConfirm, PhotoMatchRequest } from '@firstday/everify';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { EverifyRefusal, EverifyUnavailable, EverifyUnknownShape } from '../everify-gateway.js';
import type { EverifyWebService } from '../everify-web-service.js';
import { compareReference } from './compare-reference.js';
import type { Scenario, ScenarioStep } from './scenario.js';

export interface ScenarioRun {
  readonly service: EverifyWebService;
  /** The person whose cases are opened. */
  readonly person: CaseFields;
  /** Whether the answers are a real service's own. */
  readonly isLive: boolean;
}

/** The smallest picture there is, in place of a copy of a document. */
const copy = {
  name: 'front.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** @returns what was not as expected, one line for each call; nothing where all was */
export async function runScenario({ steps }: Scenario, run: ScenarioRun): Promise<string[]> {
  const differences: string[] = [];
  let caseNumber = '';
  for (const step of steps) {
    if (run.isLive && step.live?.skip) continue;
    const result = await call(step, run, caseNumber);
    const number = z.object({ case_number: z.string() }).safeParse(result).data?.case_number;
    if (step.call === 'create' && number) caseNumber = number;
    const difference = run.isLive ? differsLive(step, result) : differs(step.expect, result, step.call);
    if (difference) differences.push(`${step.call}: ${difference}`);
    // What follows would differ for the same reason.
    if (difference && run.isLive) break;
  }
  return differences;
}

/** What it gave, or the error that it threw, as data. */
async function call(step: ScenarioStep, run: ScenarioRun, caseNumber: string): Promise<unknown> {
  try {
    return await ask(step, run, caseNumber);
  } catch (error) {
    if (error instanceof EverifyUnknownShape)
      return { error: error.name, code: error.code, operation: error.operation, structure: error.structure };
    if (error instanceof EverifyRefusal) return { error: error.name, code: error.code, status: error.status };
    if (error instanceof EverifyUnavailable) return { error: error.name, code: error.code };
    throw error;
  }
}

async function ask(
  step: ScenarioStep,
  { service, person }: ScenarioRun,
  caseNumber: string,
): Promise<unknown> {
  const [first, second, third] = step.args.map((arg) => withNumber(arg, caseNumber));
  const number = z.string().catch(caseNumber).parse(first);
  switch (step.call) {
    case 'signIn':
      return service.signIn();
    case 'duplicates':
      return service.duplicates(person.ssn, person.client_company_id);
    case 'create':
      return service.create({ ...person, ...CaseFields.partial().parse(first) });
    case 'submit':
      return service.submit(number);
    case 'read':
      return service.read(number);
    case 'fieldsToConfirm':
      return service.fieldsToConfirm(number);
    case 'confirm':
      return service.confirm(number, FieldsToConfirm.parse(second));
    case 'photo': {
      const { type, content } = await service.photo(number);
      return { type, isEmpty: content.length === 0 };
    }
    case 'matchPhoto':
      return service.matchPhoto(number, PhotoMatchRequest.shape.photo_match.parse(second));
    case 'upload':
      return service.upload(number, copy, copy);
    case 'notice': {
      const kind = z.enum(['further_action_notice', 'referral_date_confirmation']).parse(second);
      const paper = await service.notice(number, kind, z.enum(['en', 'es']).parse(third));
      return { isPdf: paper.subarray(0, 5).toString() === '%PDF-' };
    }
    case 'refer':
      return service.refer(number);
    case 'declineToAct':
      return service.declineToAct(number);
    case 'close':
      return service.close(number, CloseRequest.parse(second));
    case 'updated': {
      const { cases, unread } = await service.updated(z.number().parse(first));
      if (unread) throw unread;
      return { cases };
    }
    case 'confirmUpdated':
      await service.confirmUpdated(z.array(z.string()).parse(first));
      return null;
    case 'reference':
      return service.reference(number, number === 'document_types' ? '?document_category=LIST_A' : '');
  }
}

function withNumber(arg: unknown, caseNumber: string): unknown {
  if (Array.isArray(arg)) return arg.map((one) => withNumber(one, caseNumber));
  return arg === '{case}' ? caseNumber : arg;
}

function differsLive(step: ScenarioStep, result: unknown): string | undefined {
  const codes = z.array(z.string()).safeParse(result).data;
  if (step.live?.compare === 'ours' && codes) return compareReference(String(step.args[0]), codes);
  return differs(step.live && 'expect' in step.live ? step.live.expect : step.expect, result, step.call);
}

/** An error that was not expected differs from anything, and what was expected has to be in the result. */
function differs(expected: unknown, result: unknown, name: string): string | undefined {
  const isError = z.object({ error: z.string() }).safeParse(result).success;
  const awaitsError = z.object({ error: z.string() }).safeParse(expected).success;
  if (contains(result, expected) && isError === awaitsError) return undefined;
  return `expected ${JSON.stringify(expected)}, was ${JSON.stringify(isError || name === 'reference' ? result : valuesIn(result, expected))}`;
}

function contains(given: unknown, expected: unknown): boolean {
  if (expected === null || expected === undefined) return given === null || given === undefined;
  if (Array.isArray(expected))
    return (
      Array.isArray(given) &&
      given.length === expected.length &&
      expected.every((one, at) => contains(given[at], one))
    );
  if (typeof expected !== 'object') return isDeepStrictEqual(given, expected);
  if (typeof given !== 'object' || given === null) return false;
  const members = new Map<string, unknown>(Object.entries(given));
  return Object.entries(expected).every(([name, value]) => contains(members.get(name), value));
}

/** Only what was asked about: the rest of an answer may be personal. */
function valuesIn(result: unknown, expected: unknown): unknown {
  if (typeof result !== 'object' || result === null || typeof expected !== 'object' || expected === null)
    return typeof result;
  const members = new Map<string, unknown>(Object.entries(result));
  return Object.fromEntries(Object.keys(expected).map((name) => [name, members.get(name) ?? null]));
}
