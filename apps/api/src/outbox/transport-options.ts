const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The ports of SMTP: with TLS from the first byte, and for submission. */
const ports = { 'smtps:': 465, 'smtp:': 587 } as const;

/** How nodemailer reaches the mail server. */
export interface TransportOptions {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  readonly dnsTimeout: number;
}

/**
 * `smtps://` speaks TLS from the beginning. `smtp://` must change to it, or else whoever stands between could read
 * passwords and links; but for this machine, and where the address ends in `?tls=off`.
 */
export function transportOptions(smtpUrl: string, seconds: number): TransportOptions {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const ignoreTLS = !secure && searchParams.get('tls') === 'off';
  const milliseconds = seconds * 1000;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? ports[secure ? 'smtps:' : 'smtp:'] : Number(port),
    secure,
    ignoreTLS,
    requireTLS: !secure && !ignoreTLS && !loopback.test(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
  };
}
