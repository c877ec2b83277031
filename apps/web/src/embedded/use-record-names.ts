import { useEffect, useState } from 'react';
import { useComponent } from './component-context';
import type { RouteQuery } from './component-route';
import type { FilterField } from './filter-field';

type Names = Readonly<Record<string, string>>;

/** What the records are called that filters of a query name, by their ids; empty until it is known. */
export function useRecordNames(fields: readonly FilterField[], query: RouteQuery): Names {
  const { api } = useComponent();
  const [names, setNames] = useState<Names>({});
  const asked = fields.flatMap((field) => {
    const id = field.kind === 'record' ? query[field.name] : undefined;
    return field.kind === 'record' && id !== undefined ? [`${field.records} ${id}`] : [];
  });
  const key = asked.join();
  useEffect(() => {
    if (key === '') return undefined;
    const abort = new AbortController();
    const find = async (one: string) => {
      const [records, id = ''] = one.split(' ');
      const query = { kind: records === 'client' ? 'client' : 'employer', id } as const;
      return (await api.call('component_rows.listFilterChoices', { query }, abort.signal)).data;
    };
    Promise.all(key.split(',').map(find)).then(
      (found) => setNames(Object.fromEntries(found.flat().map(({ id, name }) => [id, name]))),
      () => undefined,
    );
    return () => abort.abort();
  }, [api, key]);
  return names;
}
