export {
  type ExplainedForm,
  PlacementBatchesService,
  type WantedPlacement,
} from './placement-batches.service.js';
export { factsToSupply, toMissingFacts } from './to-missing-facts.js';
export { toEverifyMandate } from './to-everify-mandate.js';
export { placementNoticesSql } from './placement-notices-sql.js';
export { PlacementExplanationsService } from './placement-explanations.service.js';
export { PlacementsService } from './placements.service.js';
export { PlacementEntity } from './placement.entity.js';
export { HiringPlacesModule } from './hiring-places.module.js';
export { placementSql } from './placement-sql.js';
export { startsSql } from './starts-sql.js';
export { PlacementsModule } from './placements.module.js';
export { RecordUsesModule } from './record-uses.module.js';
export { TaskReasonsService } from './task-reasons.service.js';
export { type ActiveTask, PlacementTasksPort, type WantedTasks } from './placement-tasks-port.js';
export { findRenewedTask, findTaskFor, type FormNeed } from './find-task-for.js';
export type { FactHashes } from './hash-facts.js';
export { findPlacementForTask, type PlacementForTask } from './find-placement-for-task.store.js';
export { clearPlacementsOf } from './clear-placements-of.store.js';
export {
  type Employment,
  hadOnlyEmploymentsBefore,
  isEmploymentOver,
  loadEmployment,
} from './employment.store.js';
export { type EmploymentRecord, changedEmployment, employmentRecordOf } from './employment-record.js';
export { employmentRecordsSql } from './employment-records-sql.js';
export { employmentsSql, isPlacedWith } from './employments-sql.js';
export { findRehire } from './find-rehire.store.js';
export { listPlacementsOf } from './list-placements-of.store.js';
export { listPlacementNeeds, type PlacementNeeds } from './list-placement-needs.store.js';
export { listStartDates } from './list-start-dates.store.js';
export { listEmployersOf } from './list-employers-of.store.js';
export { findPlacementOfTask, placementOfTask, type PlacementOfTask } from './placement-of-task.store.js';
export { workplacesSql } from './workplaces-sql.js';
export { workStateVisible } from './work-state-visible.js';
export { newHiresSql } from './new-hires-sql.js';
