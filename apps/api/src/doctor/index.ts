export { examineDatabase, toMigrationState } from './examine-database.js';
export { examineForms } from './examine-forms.js';
export { examineKeys } from './examine-keys.js';
export { examineMachine } from './examine-machine.js';
export { examineMail } from './examine-mail.js';
export { examineReach } from './examine-reach.js';
export { examineReplicas } from './examine-replicas.js';
export { checkUpgrade } from './check-upgrade.js';
export type { Finding } from './finding.js';
