import { EmployeeId } from '@firstday/domain';
import { getLocale } from 'next-intl/server';
import { call } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';
import { formNamesIn } from '../../i18n/form-names-in';
import { toUnsavedWork, typedAddress } from '../../hire/to-unsaved-work';
import { answerJson } from './answer-json';
import { type HirePreview, TypedHire } from '../../hire/hire-preview';
import { toPreviewedPolicy } from '../../hire/to-previewed-policy';

/** For the form: which forms the hire gets as it is typed so far, and why. */
export const answerHirePreview = (request: Request): Promise<Response> =>
  answerJson(request, TypedHire, previewHire);

async function previewHire(typed: TypedHire): Promise<HirePreview> {
  const explained = await call('placements.explainUnsaved', { body: toBody(typed) }, await userCredential());
  if (!explained.ok) return { policies: null };
  const names = formNamesIn(await getLocale());
  return {
    policies: explained.value.policies.map((policy) => toPreviewedPolicy(policy, names)),
  };
}

function toBody(typed: TypedHire): OperationInput<'placements.explainUnsaved'>['body'] {
  const known = EmployeeId.safeParse(typed.employee_id || typed.same_person);
  const person = known.success ? { employee_id: known.data } : { employee: { address: typedAddress(typed) } };
  return { ...toUnsavedWork(typed), ...person };
}
