import type { PatroniNode } from './patroni-settings.ts';

interface Ports {
  readonly primary: number;
  readonly replica: number;
}

/** Connections to whichever server is the primary now, and to whichever is none: Patroni is asked once a second. */
export const haproxySettings = (nodes: readonly PatroniNode[], ports: Ports): string => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
${listen('primary', ports.primary, nodes)}${listen('replica', ports.replica, nodes)}`;

const listen = (role: string, port: number, nodes: readonly PatroniNode[]): string => `listen ${role}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.controlPort}\n`).join('')}`;
