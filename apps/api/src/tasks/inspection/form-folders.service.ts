import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { loadEmployment } from '../../placements/index.js';
import { EmployeesService } from '../../records/index.js';
import { folderName } from './archive/folder-name.js';
import type { ChosenForm } from './chosen-form.js';
import { IndexReader, type IndexReading } from '../trail/index-reader.store.js';
import { FormContents } from './form-contents.js';
import { todayOf } from '../task-aggregate.js';
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
    private readonly index: IndexReader,
  ) {}

  /** @returns nothing for whom the form shows to be out of the package's scope */
  async choose(
    ctx: Context,
    { scope }: Pick<InspectionPackageEntity, 'scope'>,
    person: InspectionPackagePersonEntity,
  ): Promise<ChosenForm | undefined> {
    const name = await this.nameOf(ctx, person.employee_id);
    const task = person.task_id === null ? undefined : await this.tasks.find(ctx, person.task_id);
    if (person.task_id === null) return { row: rowWithoutForm(person, name, 'no_form') };
    const folder = folderName(name, person.task_id);
    const differs = rowWithoutForm(person, name, 'differs_from_trail');
    const index = await this.index.read(ctx, person.task_id);
    // Its trail says that there is one.
    if (!task || !index) return { row: { ...differs, folder, notes: ['The record of this form is gone'] } };
    if (index.differences.length > 0)
      return { row: await this.rowOfTrail(ctx, withTask(differs, task), index) };
    const known = withTask({ ...differs, notes: sinceNotes(index) }, task);
    if (task.purged_at) return { row: { ...known, state: 'destroyed', folder } };
    const aggregate = await this.contents.load(ctx, task);
    if (!aggregate) return { row: { ...known, folder } };
    const row = withForm(known, aggregate, await loadEmployment(ctx, task.employee_id));
    if (!isInRange(row, scope)) return undefined;
    const isPast = row.keep_until !== null && row.keep_until <= todayOf(aggregate);
    if (isPast && !scope.includes_past_retention) return { row: pastRetention(row) };
    return { row: { ...row, folder }, aggregate };
  }

  /** Lists the form under the person that its trail attests, with what differs. Nothing else of the form is shown. */
  private async rowOfTrail(
    ctx: Context,
    row: PackageRow,
    { attested, differences }: IndexReading,
  ): Promise<PackageRow> {
    const employee_id = String(attested?.facts['employee_id'] ?? row.employee_id);
    const name = await this.nameOf(ctx, employee_id);
    const folder = folderName(name, row.task_id ?? '');
    const notes = differences.map(
      (it) =>
        `${it.name}: the trail says ${JSON.stringify(it.attested)}, the record ${JSON.stringify(it.found)}`,
    );
    const unknown = { hired_on: null, ended_on: null, is_employed: null };
    return { ...row, ...unknown, employee_id, name, folder, notes };
  }

  /** Empty where the record is gone. */
  private async nameOf(ctx: Context, id: string): Promise<string> {
    const employee = await this.employees.getUnmasked(ctx, id).catch(() => undefined);
    return employee ? [employee.last_name, employee.first_name].filter(Boolean).join(', ') : '';
  }
}

function sinceNotes({ attested }: IndexReading): readonly string[] {
  if (!attested) return ['Person, employer and dates are not attested yet'];
  return attested.since
    ? [`Person, employer and dates are attested since ${attested.since.slice(0, 10)}, not before`]
    : [];
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
