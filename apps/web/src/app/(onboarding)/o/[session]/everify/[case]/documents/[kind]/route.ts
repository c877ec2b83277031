import { streamFile } from '../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly case: string; readonly kind: string }>;
}

const notices = [
  ['notice', 'everify_cases.getNotice'],
  ['referral', 'everify_cases.getReferral'],
] as const;

/** What E-Verify shows of a case: its photo to compare, and its papers. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { session, case: id, kind } = await context.params;
  const params = { everify_case_id: id };
  if (kind === 'photo') return streamFile(session, 'everify_cases.getPhoto', { params });
  const notice = notices.find(([name]) => name === kind)?.[1];
  if (!notice) return new Response(null, { status: 404 });
  const language = new URL(request.url).searchParams.get('language') === 'es' ? 'es' : 'en';
  return streamFile(session, notice, { params, query: { language } });
}
