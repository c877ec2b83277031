export { everifyCaseSql } from './everify-case-sql.js';
export { EverifyModule } from './everify.module.js';
export { TaskFollowersModule } from './task-followers.module.js';
export {
  CheckLogin,
  checkAddress,
  checkReport,
  checkScript,
  readScenarios,
} from './conformance/check-address.js';
