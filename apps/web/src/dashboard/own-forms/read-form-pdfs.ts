import type { FormContent, FormPdf } from '@firstday/domain';
import { pdfsOf } from '@firstday/forms';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { orRedirectToUnavailable } from '../session/current-session';

/** The PDFs that a form names, as far as they are there: one that is gone is named among its problems. */
export async function readFormPdfs(path: string, content: FormContent): Promise<readonly FormPdf[]> {
  const credential = await userCredential();
  const answers = await orRedirectToUnavailable(path, () =>
    Promise.all(
      pdfsOf(content).map((sha256) => call('form_pdfs.findBySha256', { params: { sha256 } }, credential)),
    ),
  );
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
}
