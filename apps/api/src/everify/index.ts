export { EverifyCaseEntity } from './everify-case.entity.js';
export { EverifyConnectionEntity } from './everify-connection.entity.js';
export { EverifyStepEntity } from './everify-step.entity.js';
export { EverifyModule } from './everify.module.js';
export { TaskFollowersModule } from './task-followers.module.js';
