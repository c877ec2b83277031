import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Milliseconds that processes, and those of their children that have ended, were busy for (Linux). */
export function processorTime(pids) {
  return pids.reduce((sum, pid) => sum + timeOf(pid), 0);
}

function timeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
    return ((user + system + childrenUser + childrenSystem) * 1000) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** The processes of a database's server that work for its clients: their parent, which inherits the time of those that end, and they. */
export async function serverPids(client) {
  const { rows } = await client.query(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  );
  const pids = rows.map(({ pid }) => pid);
  const parent = Number(readFileSync(`/proc/${pids[0]}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  return [parent, ...pids];
}
