import { processConfig } from './context/index.js';
import {
  checkUpgrade,
  examineDatabase,
  examineForms,
  examineKeys,
  examineMachine,
  examineMail,
  examineReach,
  examineReplicas,
  examineStorage,
  type Finding,
} from './doctor/index.js';
import { exitMessage } from './exit-message.js';
import { softwareVersion } from './http/software-version.js';

/**
 * `node dist/run-doctor-program.js`: what the doctor, or `upgrade --check`, finds, in JSON; the launcher shows it. With
 * `--no-database` what needs one is left out.
 */
async function runDoctorProgram(): Promise<void> {
  const words = process.argv.slice(2);
  const config = processConfig();
  const now = new Date();
  const findings = words.includes('--upgrade')
    ? await checkUpgrade(config, softwareVersion, now)
    : await examineAll(!words.includes('--no-database'));
  process.stdout.write(`${JSON.stringify(findings)}\n`);

  async function examineAll(hasDatabase: boolean): Promise<Finding[]> {
    const database = hasDatabase ? await examineDatabase(config) : [];
    const isUp = hasDatabase && database.length > 1;
    const others = await Promise.all([
      isUp ? examineKeys(config) : [],
      isUp ? examineReplicas(config) : [],
      isUp ? examineStorage(config) : [],
      examineMachine(config, now),
      examineMail(config),
      examineForms(config),
      examineReach(config),
    ]);
    return [...database, ...others.flat()];
  }
}

runDoctorProgram().catch((error: unknown) => {
  process.stderr.write(`${exitMessage(error)}\n`);
  process.exitCode = 1;
});
