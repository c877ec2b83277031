import { streamFile } from '../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly case: string; readonly kind: string }>;
}

const documents = new Map([
  ['notice', 'further_action_notice'],
  ['photo', 'photo'],
  ['referral', 'referral_date_confirmation'],
]);

/** What E-Verify shows of a case: its photo to compare, and its papers. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { session, case: id, kind } = await params;
  const document = documents.get(kind);
  if (!document) return new Response(null, { status: 404 });
  const language = new URL(request.url).searchParams.get('language') === 'es' ? 'es' : 'en';
  const query = kind === 'photo' ? '' : `?language=${language}`;
  return streamFile(session, `/everify_cases/${encodeURIComponent(id)}/${document}${query}`);
}
