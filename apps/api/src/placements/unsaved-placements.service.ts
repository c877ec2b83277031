import type { CreatePlacement, PreviewPlacement, UnsavedEmployee } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, ProblemError } from '../context/index.js';
import { EmployeesService } from '../records/index.js';
import { PlacementBatchesService } from './placement-batches.service.js';
import type { PlacementEntity } from './placement.entity.js';
import { PlacementsService } from './placements.service.js';

/** Placements as they would be decided, of which nothing is written. */
@Injectable()
export class UnsavedPlacementsService {
  constructor(
    private readonly placements: PlacementsService,
    private readonly batches: PlacementBatchesService,
    private readonly employees: EmployeesService,
  ) {}

  ofEmployee(ctx: Context, given: PreviewPlacement): Promise<PlacementEntity> {
    return this.placements.buildPreview(ctx, given);
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
