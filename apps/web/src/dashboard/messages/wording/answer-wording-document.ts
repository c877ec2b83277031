import { ReplaceMessageWording } from '@firstday/domain';
import { unavailabilityIn } from '../../../api/api-unavailable';
import { call } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { readText } from '../../forms/action-state';
import { currentSession, isSamePerson } from '../../session/current-session';

const mostBytes = 60_000;

/** A message brings styles of its own, as in a mail program, and nothing else: no script, no picture, no way out. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const answer = (status: number, html = '') =>
  new Response(html, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });

/** Shows a message as it is written so far, as HTML for a frame of the form. */
export async function answerWordingDocument(request: Request): Promise<Response> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { account = '', user = '', kind, language, employer } = asked;
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, { path: '', account, user })) return answer(401);
    if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes) return answer(413);
    const form = await request.formData();
    const body = ReplaceMessageWording.safeParse({
      kind,
      language,
      employer_id: employer || null,
      subject: readText(form, 'subject'),
      body: readText(form, 'body'),
      sms: readText(form, 'sms'),
    });
    if (!body.success) return answer(400);
    const shown = await call('message_wordings.preview', { body: body.data }, await userCredential());
    return shown.ok ? answer(200, shown.value.html) : answer(shown.status);
  } catch (error) {
    if (unavailabilityIn(error)) return answer(503);
    throw error;
  }
}
