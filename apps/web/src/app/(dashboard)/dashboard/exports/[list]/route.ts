import { streamExport } from '../../../../../dashboard/exports/stream-export';

export const dynamic = 'force-dynamic';

interface ExportRouteContext {
  readonly params: Promise<{ readonly list: string }>;
}

export const GET = async (request: Request, { params }: ExportRouteContext): Promise<Response> =>
  streamExport(request, (await params).list);
