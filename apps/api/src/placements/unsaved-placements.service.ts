import type {
  CreatePlacement,
  Placement,
  PreviewPlacement,
  PreviewPlacementTasks,
  PreviewedTask,
  UnsavedEmployee,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, ProblemError } from '../context/index.js';
import { EmployeesService, RecordAttributesService } from '../records/index.js';
import { newPlacement } from './new-placement.js';
import { PlacementBatchesService } from './placement-batches.service.js';
import { PlacementDecider } from './placement-decider.js';
import { PlacementFormsService } from './placement-forms.service.js';
import { placementKind } from './placement-kind.js';
import type { PlacementEntity } from './placement.entity.js';

/** Placements as they would be decided, of which nothing is written. */
@Injectable()
export class UnsavedPlacementsService {
  constructor(
    private readonly attributes: RecordAttributesService,
    private readonly batches: PlacementBatchesService,
    private readonly decider: PlacementDecider,
    private readonly employees: EmployeesService,
    private readonly forms: PlacementFormsService,
  ) {}

  /** What creating it would answer, with an id that exists nowhere. */
  async preview(ctx: Context, given: PreviewPlacement): Promise<Placement> {
    return this.forms.presentOne(ctx, await this.ofEmployee(ctx, given));
  }

  async previewTasks(ctx: Context, given: PreviewPlacementTasks): Promise<PreviewedTask[]> {
    return this.forms.previewTasks(ctx, await this.ofEmployee(ctx, given));
  }

  async ofEmployee(ctx: Context, given: PreviewPlacement): Promise<PlacementEntity> {
    await this.decider.prepare(ctx);
    return this.decider.preview(
      ctx,
      await this.attributes.merge(ctx, placementKind, newPlacement(ctx, given), given),
    );
  }

  /**
   * Of somebody of whom the caller alone knows: what is decided of them tells nothing that they did not say.
   * @throws ProblemError where what they said is refused, or a record that it names is not there
   */
  async ofSomebodyNew(
    ctx: Context,
    given: Omit<CreatePlacement, 'employee_id'>,
    person: UnsavedEmployee,
  ): Promise<PlacementEntity> {
    await this.batches.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      const [employee] = await this.employees.draft(ctx, [toDraft(person)]);
      if (!employee || employee instanceof ProblemError) throw employee ?? new Error('No draft was made');
      const [row] = await this.batches.draft(ctx, [{ employee, given }]);
      if (!row || row instanceof ProblemError) throw row ?? new Error('No draft was made');
      return row;
    });
  }
}

/** Blank parts of an address are missing facts. */
function toDraft({ address, ...person }: UnsavedEmployee) {
  if (!address) return { ...person, address: null };
  const { city, state, zip, country } = address;
  return {
    ...person,
    address: {
      street: '',
      secondary: null,
      city: city ?? '',
      state: state ?? '',
      zip: zip ?? null,
      country: country ?? '',
      full_address: null,
    },
  };
}
