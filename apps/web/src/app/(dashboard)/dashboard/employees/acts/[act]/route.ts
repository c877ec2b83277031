import { streamEmployeeAct } from '../../../../../../dashboard/employees/list/stream-employee-act';

export const dynamic = 'force-dynamic';

interface ActRoute {
  readonly params: Promise<{ readonly act: string }>;
}

export const POST = async (request: Request, { params }: ActRoute): Promise<Response> =>
  streamEmployeeAct(request, (await params).act);
