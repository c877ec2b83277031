import { ComponentName, componentDefinition, CustomViewId, EmployeeId, EmployerId } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../../api/typed-text';

/** What is to be shown as a partner's page would show it. */
export const PreviewInput = z
  .object({
    component: ComponentName,
    employee: optionalText(EmployeeId.nullable()),
    employer: optionalText(EmployerId.nullable()),
    view: optionalText(CustomViewId.nullable()),
  })
  .refine(
    ({ component, employee }) => employee !== null || componentDefinition(component).employee !== 'named',
    { path: ['employee'] },
  )
  .refine(({ component, employer }) => employer !== null || !needsEmployer(component), {
    path: ['employer'],
  });
export type PreviewInput = z.output<typeof PreviewInput>;

/** Whether its link has to say for which employer it is. */
function needsEmployer(component: ComponentName): boolean {
  const required: readonly string[] = componentDefinition(component).required ?? [];
  return required.includes('employer_id');
}

/** The same, as a partner's server asks for the address. */
export function toComponentBody({ component, employee, employer, view }: PreviewInput) {
  if (needsEmployer(component) && employer !== null) return { component, filters: { employer_id: employer } };
  const filters = view === null ? {} : { filters: { custom_view_id: view } };
  return componentDefinition(component).employee === 'named' && employee !== null
    ? { component, employee_id: employee }
    : { component, ...filters };
}
