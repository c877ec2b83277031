import {
  CreateEmployeeLinks,
  DownloadEmployeeDocuments,
  ExportEmployeeRows,
  SendEmployeeLinks,
  WithdrawEmployeeTasks,
} from '@firstday/domain';
import { callRaw } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { streamAct } from '../../shell/stream-act';

/** Acts that answer line by line, and files, each with how it is asked; undefined where what was sent is no such act. */
const acts: Readonly<Record<string, (given: unknown) => Promise<Response | undefined>>> = {
  links: async (given) => {
    const { data: body } = CreateEmployeeLinks.safeParse(given);
    return body && callRaw('employee_acts.createLinks', { body }, await userCredential());
  },
  messages: async (given) => {
    const { data: body } = SendEmployeeLinks.safeParse(given);
    return body && callRaw('employee_acts.sendLinks', { body }, await userCredential());
  },
  withdrawals: async (given) => {
    const { data: body } = WithdrawEmployeeTasks.safeParse(given);
    return body && callRaw('employee_acts.withdrawTasks', { body }, await userCredential());
  },
  documents: async (given) => {
    const { data: body } = DownloadEmployeeDocuments.safeParse(given);
    return body && callRaw('employee_acts.downloadDocuments', { body }, await userCredential());
  },
  rows: async (given) => {
    const { data: body } = ExportEmployeeRows.safeParse(given);
    return body && callRaw('employee_acts.exportRows', { body }, await userCredential());
  },
};

/** Hands an act on as it goes, to the person to whom the list was shown. */
export const streamEmployeeAct = (request: Request, name: string): Promise<Response> =>
  streamAct(request, Object.hasOwn(acts, name) ? acts[name] : undefined);
