import { join } from 'node:path';

import { root } from '../setup/root.mjs';

/** What whoever puts Firstday behind nginx includes too (docs/deploy/own-proxy.md). */
export const nginxSnippet = join(root, 'docs', 'deploy', 'nginx.conf');

export interface ProxyPorts {
  /** Where visitors come. */
  readonly front: number;
  /** Where the webs find an API, and the APIs a web: what one says to the other passes as it is. */
  readonly apiForWebs: number;
  readonly webForApis: number;
}

/** The whole of nginx's settings around the file of the docs. */
export const nginxSettings = (
  { front, apiForWebs, webForApis }: ProxyPorts,
  apis: readonly number[],
  webs: readonly number[],
): string => `daemon off;
pid nginx.pid;
worker_processes 1;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream firstday {
${servers(apis)}    keepalive 32;
  }
  upstream webs {
${servers(webs)}    keepalive 32;
  }
  server {
    listen 127.0.0.1:${front};
    include ${nginxSnippet};
  }
${passing(apiForWebs, 'firstday')}${passing(webForApis, 'webs')}}
`;

const servers = (ports: readonly number[]): string =>
  ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;\n`).join('');

const passing = (port: number, upstream: string): string => `  server {
    listen 127.0.0.1:${port};
    client_max_body_size 210m;
    location / {
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
      proxy_read_timeout 75s;
      proxy_buffering off;
      proxy_pass http://${upstream};
    }
  }
`;
