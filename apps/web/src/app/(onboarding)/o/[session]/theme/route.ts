import { themeCss } from '@firstday/ui';
import { readTheme } from '../../../../../hosted/session/read-theme';

export const dynamic = 'force-dynamic';

interface ThemeRoute {
  readonly params: Promise<{ readonly session: string }>;
}

/** The colours of the theme that the session's pages wear, as far as they can be read. */
export async function GET(_request: Request, { params }: ThemeRoute) {
  const theme = await readTheme((await params).session);
  if (!theme) return new Response(null, { status: 404 });
  return new Response(themeCss(theme), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, max-age=86400' },
  });
}
