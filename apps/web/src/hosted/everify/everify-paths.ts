import { sessionPath } from '../session/session-token';
import type { CasePaths } from '../../everify/case-view';

/** Where the pages of an E-Verify case are. */
export const everifyPaths = (session: string, everifyCase: string): CasePaths => {
  const base = `${sessionPath(session)}/everify/${everifyCase}`;
  const paper = (kind: string, language: string) => `${base}/documents/${kind}?language=${language}`;
  return {
    case: base,
    close: `${base}/close`,
    photo: `${base}/documents/photo`,
    notice: (language: string) => paper('notice', language),
    referral: (language: string) => paper('referral', language),
    copy: (file: string) => `${sessionPath(session)}/files/${file}`,
  };
};
