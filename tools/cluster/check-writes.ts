import type { Finding } from './finding.ts';
import { type Hired, sha256 } from './hire.ts';
import type { PersistentClient } from './persistent-client.ts';

const readersAtOnce = 4;

/** Reads back all that was answered with success, and verifies the trail of each form that was signed. */
export async function checkWrites(api: PersistentClient, hired: readonly Hired[]): Promise<Finding[]> {
  const reader = new Reader(api);
  const left = [...hired];
  const readOn = async () => {
    for (let one = left.shift(); one; one = left.shift()) await reader.read(one);
  };
  await Promise.all(Array.from({ length: readersAtOnce }, readOn));
  const { writes, lost, trails, broken, documents, missing } = reader;
  return [
    { what: 'accepted writes', said: `${writes} read back, ${saidOf(lost)} lost`, holds: lost.length === 0 },
    {
      what: 'audit trails',
      said: `${trails} verified, ${saidOf(broken)} broken`,
      holds: broken.length === 0,
    },
    {
      what: 'documents of signed forms',
      said: `${documents} made, ${saidOf(missing)} missing`,
      holds: missing.length === 0,
    },
  ];
}

const saidOf = (found: readonly string[]): string =>
  found.length === 0 ? '0' : `${found.length} (${found.slice(0, 3).join('; ')})`;

class Reader {
  writes = 0;
  trails = 0;
  documents = 0;
  readonly lost: string[] = [];
  readonly broken: string[] = [];
  readonly missing: string[] = [];
  readonly #api: PersistentClient;

  constructor(api: PersistentClient) {
    this.#api = api;
  }

  async read(one: Hired): Promise<void> {
    const { employeeId, placementId, lastName, upload, amount, w4TaskId } = one;
    await this.#expect(`employee ${employeeId}`, async () => {
      const employee = await this.#api.get(`/employees/${employeeId}`);
      return employee.last_name === lastName && employee.email === one.email;
    });
    if (placementId)
      await this.#expect(`placement ${placementId}`, async () => {
        const placement = await this.#api.get(`/placements/${placementId}`);
        return JSON.stringify(placement).includes(employeeId);
      });
    if (w4TaskId)
      await this.#expect(`answers of ${w4TaskId}`, async () => {
        const { fields } = await this.#api.get(`/tasks/${w4TaskId}/fields`);
        const isAmount = ({ path }: { path: string }) => path === 'task.qualifying_children_amount';
        return fields.find(isAmount)?.value === amount;
      });
    if (upload)
      await this.#expect(`file ${upload.fileId}`, async () => {
        const content = await this.#api.bytes(`/files/${upload.fileId}/content`);
        return sha256(content) === upload.sha256;
      });
    for (const taskId of one.signedTasks) await this.#readTrail(taskId);
    if (w4TaskId) await this.#readDocument(w4TaskId);
  }

  async #readTrail(taskId: string): Promise<void> {
    this.trails += 1;
    const { is_intact: isIntact, signatures } = await this.#api.get(`/tasks/${taskId}/audit`);
    if (isIntact !== true) this.broken.push(taskId);
    await this.#expect(`signature of ${taskId}`, async () => signatures.length > 0);
  }

  async #readDocument(taskId: string): Promise<void> {
    const { status } = await this.#api.get(`/tasks/${taskId}`);
    const isMade = status === 'completed' && (await this.#isPdf(taskId));
    if (isMade) this.documents += 1;
    else this.missing.push(`${taskId} is ${status}`);
  }

  async #isPdf(taskId: string): Promise<boolean> {
    return (await this.#api.bytes(`/tasks/${taskId}/pdf`)).subarray(0, 5).toString() === '%PDF-';
  }

  async #expect(what: string, isSo: () => Promise<boolean>): Promise<void> {
    this.writes += 1;
    if (!(await isSo().catch(() => false))) this.lost.push(what);
  }
}
