import { ComponentName, componentDefinition, CustomViewId, EmployeeId } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../forms/typed-text';

/** What is to be shown as a partner's page would show it. */
export const PreviewInput = z
  .object({
    component: ComponentName,
    employee: optionalText(EmployeeId.nullable()),
    view: optionalText(CustomViewId.nullable()),
  })
  .refine(
    ({ component, employee }) => employee !== null || componentDefinition(component).employee !== 'named',
    {
      path: ['employee'],
    },
  );
export type PreviewInput = z.output<typeof PreviewInput>;

/** The same, as a partner's server asks for the address. */
export function toComponentBody({ component, employee, view }: PreviewInput) {
  const filters = view === null ? {} : { filters: { custom_view_id: view } };
  return componentDefinition(component).employee === 'named' && employee !== null
    ? { component, employee_id: employee }
    : { component, ...filters };
}
