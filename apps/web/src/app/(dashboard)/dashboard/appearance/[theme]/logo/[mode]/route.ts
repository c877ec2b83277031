import { call } from '../../../../../../../api/call';
import { userCredential } from '../../../../../../../api/user-credential';
import { answerLogo } from '../../../../../../../appearance/logo-of';

export const dynamic = 'force-dynamic';

interface LogoRoute {
  readonly params: Promise<{ readonly theme: string; readonly mode: string }>;
}

/** The picture of a theme, to whoever is signed in and may see themes. */
export async function GET(_request: Request, { params }: LogoRoute) {
  const { theme, mode } = await params;
  const found = await call('themes.findById', { params: { theme_id: theme } }, await userCredential());
  if (!found.ok) return new Response(null, { status: found.status });
  return answerLogo((mode === 'dark' ? found.value.dark : found.value.light)?.logo);
}
