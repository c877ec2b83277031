import {
  CreateClient,
  CreateEmployer,
  CreateJob,
  CreatePlacement,
  type OperationId,
  UpdateClient,
  UpdateEmployer,
  UpdateJob,
  UpdatePlacement,
} from '@firstday/domain';
import { callRaw } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';
import { readFromStart } from '../forms/read-from-start';
import { readOrRedirect, write, writeRaw, type WriteResult } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import type { ManagedKind, NamedKind } from './model/managed-kind';

type Query = NonNullable<OperationInput<'jobs.list'>['query']>;
type Body = Readonly<Record<string, unknown>>;

/** What can be done with a kind of record, over the API. */
interface RecordOperations {
  readonly list: (path: string, query: Query) => Promise<unknown>;
  readonly find: (id: string) => Promise<Response>;
  readonly create: (context: ActionContext, body: Body) => Promise<WriteResult<Response>>;
  readonly update: (
    context: ActionContext,
    id: string,
    body: Body,
    version: string,
  ) => Promise<WriteResult<Response>>;
  readonly remove: (context: ActionContext, id: string) => Promise<WriteResult<unknown>>;
}

const find = async <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
  callRaw(id, input, await userCredential());

const atVersion = (version: string) => ({ 'if-match': version });

/** All of them by kind: the only place that names one kind after another. */
export const recordOperations: Readonly<Record<ManagedKind, RecordOperations>> = {
  employer: {
    list: (path, query) => readFromStart(path, 'employers.list', { query }),
    find: (employer_id) => find('employers.findById', { params: { employer_id } }),
    create: (context, body) => writeRaw(context, 'employers.create', { body: CreateEmployer.parse(body) }),
    update: (context, employer_id, given, version) => {
      const body = UpdateEmployer.parse(given);
      return writeRaw(context, 'employers.updateById', { params: { employer_id }, body }, atVersion(version));
    },
    remove: (context, employer_id) => write(context, 'employers.deleteById', { params: { employer_id } }),
  },
  client: {
    list: (path, query) => readFromStart(path, 'clients.list', { query }),
    find: (client_id) => find('clients.findById', { params: { client_id } }),
    create: (context, body) => writeRaw(context, 'clients.create', { body: CreateClient.parse(body) }),
    update: (context, client_id, given, version) => {
      const body = UpdateClient.parse(given);
      return writeRaw(context, 'clients.updateById', { params: { client_id }, body }, atVersion(version));
    },
    remove: (context, client_id) => write(context, 'clients.deleteById', { params: { client_id } }),
  },
  job: {
    list: (path, query) => readFromStart(path, 'jobs.list', { query }),
    find: (job_id) => find('jobs.findById', { params: { job_id } }),
    create: (context, body) => writeRaw(context, 'jobs.create', { body: CreateJob.parse(body) }),
    update: (context, job_id, given, version) => {
      const body = UpdateJob.parse(given);
      return writeRaw(context, 'jobs.updateById', { params: { job_id }, body }, atVersion(version));
    },
    remove: (context, job_id) => write(context, 'jobs.deleteById', { params: { job_id } }),
  },
  placement: {
    list: (path, query) => readFromStart(path, 'placements.list', { query }),
    find: (placement_id) => find('placements.findById', { params: { placement_id } }),
    create: (context, body) => writeRaw(context, 'placements.create', { body: CreatePlacement.parse(body) }),
    update: (context, placement_id, given, version) => {
      const body = UpdatePlacement.parse(given);
      return writeRaw(
        context,
        'placements.updateById',
        { params: { placement_id }, body },
        atVersion(version),
      );
    },
    remove: (context, placement_id) => write(context, 'placements.deleteById', { params: { placement_id } }),
  },
};

/** What can be done with a kind of record after it was deleted. */
interface DeletedRecordOperations {
  readonly list: (path: string, page: number) => Promise<unknown>;
  readonly restore: (context: ActionContext, id: string) => Promise<WriteResult<unknown>>;
}

export const deletedRecordOperations: Readonly<Record<NamedKind, DeletedRecordOperations>> = {
  employer: {
    list: (path, page) => readOrRedirect(path, 'employers.listDeleted', { query: { page } }),
    restore: (context, employer_id) => write(context, 'employers.restore', { params: { employer_id } }),
  },
  client: {
    list: (path, page) => readOrRedirect(path, 'clients.listDeleted', { query: { page } }),
    restore: (context, client_id) => write(context, 'clients.restore', { params: { client_id } }),
  },
  job: {
    list: (path, page) => readOrRedirect(path, 'jobs.listDeleted', { query: { page } }),
    restore: (context, job_id) => write(context, 'jobs.restore', { params: { job_id } }),
  },
};
