import { processConfig } from './context/index.js';
import { makeRoles } from './database/index.js';
import { exitMessage } from './exit-message.js';

/** `node dist/run-roles-program.js`: makes the roles that the settings name, with the passwords in them. */
async function runRolesProgram(): Promise<void> {
  for (const line of await makeRoles(processConfig())) process.stdout.write(`${line}\n`);
}

runRolesProgram().catch((error: unknown) => {
  process.stderr.write(`${exitMessage(error)}\n`);
  process.exitCode = 1;
});
