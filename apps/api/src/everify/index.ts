export type { EverifyCaseEntity } from './everify-case.entity.js';
export type { EverifyConnectionEntity } from './everify-connection.entity.js';
export type { EverifyStepEntity } from './everify-step.entity.js';
export { EverifyModule } from './everify.module.js';
export { TaskFollowersModule } from './task-followers.module.js';
