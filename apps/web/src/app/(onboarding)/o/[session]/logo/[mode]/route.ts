import { answerLogo } from '../../../../../../appearance/logo-of';
import { readTheme } from '../../../../../../hosted/session/read-theme';

export const dynamic = 'force-dynamic';

interface LogoRoute {
  readonly params: Promise<{ readonly session: string; readonly mode: string }>;
}

/** The picture at the head of the session's pages. */
export async function GET(_request: Request, { params }: LogoRoute) {
  const { session, mode } = await params;
  const theme = await readTheme(session);
  return answerLogo((mode === 'dark' ? theme?.dark : theme?.light)?.logo);
}
