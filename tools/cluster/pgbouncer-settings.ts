/** PgBouncer in transaction mode before whatever leads to the primary; it tries again a second after that was away. */
export const pgbouncerSettings = (port: number, primaryPort: number): string =>
  [
    '[databases]',
    `* = host=127.0.0.1 port=${primaryPort} user=firstday`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_connect_timeout = 3',
    'server_login_retry = 1',
    'query_wait_timeout = 10',
    '',
  ].join('\n');
