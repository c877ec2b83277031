export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  /** Where Patroni says which of the servers it has. */
  readonly controlPort: number;
  readonly folder: string;
}

/**
 * Settings of a node of Patroni, whose format is YAML, of which JSON is a part. What was answered as written is on both servers
 * (`synchronous_mode`): only the one that has it may become the primary. The shortest times that Patroni takes.
 */
export const patroniSettings = (
  { name, port, controlPort, folder }: PatroniNode,
  etcd: string,
  bin: string,
) =>
  JSON.stringify({
    scope: 'firstday',
    name,
    restapi: { listen: `127.0.0.1:${controlPort}`, connect_address: `127.0.0.1:${controlPort}` },
    etcd3: { hosts: [etcd] },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A primary whose server has died is not waited for.
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            shared_buffers: '128MB',
            shared_preload_libraries: 'pg_stat_statements',
            wal_keep_size: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: 'tests-only' },
        replication: { username: 'replicator', password: 'tests-only' },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
