import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { loadEmployment } from '../../placements/index.js';
import { EmployeesService } from '../../records/index.js';
import { folderName } from './archive/folder-name.js';
import type { ChosenForm } from './chosen-form.js';
import { FormContents } from './form-contents.js';
import { InspectedTasksStore } from './inspected-tasks.store.js';
import type { InspectionPackageEntity, InspectionPackagePersonEntity } from './inspection-package.entity.js';
import type { PackageRow } from './package-row.js';
import { rowWithoutForm, withForm, withTask } from './row-without-form.js';

/** Decides what of somebody goes into a package. */
@Injectable()
export class FormFolders {
  constructor(
    private readonly tasks: InspectedTasksStore,
    private readonly employees: EmployeesService,
    private readonly contents: FormContents,
  ) {}

  /** @returns nothing for whom the form shows to be out of the package's scope */
  async choose(
    ctx: Context,
    { scope }: Pick<InspectionPackageEntity, 'scope'>,
    person: InspectionPackagePersonEntity,
  ): Promise<ChosenForm | undefined> {
    const name = await this.nameOf(ctx, person.employee_id);
    const task = person.task_id === null ? undefined : await this.tasks.find(ctx, person.task_id);
    if (!task) return { row: rowWithoutForm(person, name, 'no_form') };
    const known = withTask(rowWithoutForm(person, name, 'differs_from_trail'), task);
    const folder = folderName(name, task.id);
    if (task.purged_at) return { row: { ...known, state: 'destroyed', folder } };
    const aggregate = await this.contents.load(ctx, task);
    if (!aggregate) return { row: { ...known, folder } };
    const today = ctx.now.toISOString().slice(0, 10);
    const employment = await loadEmployment(ctx, task.employee_id);
    const row = withForm(known, aggregate, { today, employment });
    if (!isInRange(row, scope)) return undefined;
    const isPast = row.keep_until !== null && row.keep_until <= today;
    if (isPast && !scope.includes_past_retention) return { row: pastRetention(row) };
    return { row: { ...row, folder }, aggregate };
  }

  /** Empty where the record is gone. */
  private async nameOf(ctx: Context, id: string): Promise<string> {
    const employee = await this.employees.getUnmasked(ctx, id).catch(() => undefined);
    return employee ? [employee.last_name, employee.first_name].filter(Boolean).join(', ') : '';
  }
}

const isInRange = (
  { hired_on: day }: PackageRow,
  { hired_on_gte: from, hired_on_lte: until }: InspectionPackageEntity['scope'],
): boolean => day === null || ((from === null || day >= from) && (until === null || day <= until));

const pastRetention = (row: PackageRow): PackageRow => ({
  ...row,
  state: 'past_retention',
  fields: {},
  notes: [`The law asked for this form until ${row.keep_until}: it is past that, and was not asked for`],
});
