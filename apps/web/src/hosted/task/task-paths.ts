import { sessionPath } from '../session/session-token';

const at = (session: string, task: string) => `${sessionPath(session)}/tasks/${task}`;

/** Where the pages of a task are. */
export const taskPaths = (session: string, task: string) => {
  const base = at(session, task);
  return {
    task: base,
    accountDocument: `${base}/documents/account-document`,
    answers: `${base}/answers`,
    compare: (page: string) => `${base}/${page}/compare`,
    correction: `${base}/correction`,
    certificate: `${base}/documents/certificate`,
    document: `${base}/documents/document`,
    done: `${base}/done`,
    fields: `${base}/fields`,
    handover: `${base}/handover`,
    page: (page: string) => `${base}/${page}`,
    preview: `${base}/documents/preview`,
    read: (page: string) => `${base}/documents/read/${page}`,
    readPage: (page: string, number: number, width: number) =>
      `${base}/documents/read/${page}/${number}?width=${width}`,
    representative: `${base}/representative`,
    review: `${base}/review`,
    sendBack: `${base}/send-back`,
    sign: `${base}/sign`,
    versions: `${base}/versions`,
    worksheet: (page: string) => `${base}/${page}/worksheet`,
    uploads: (subtask: string) => `${base}/uploads/${subtask}`,
  };
};
