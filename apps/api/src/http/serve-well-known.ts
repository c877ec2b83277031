import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { Clock, type Config } from '../context/index.js';

/** How long a reader may rely on the contact: RFC 9116, section 2.5.5, recommends less than a year. */
const contactMilliseconds = 180 * 86_400_000;

/**
 * `/robots.txt` (RFC 9309): nothing here is for search engines. `/.well-known/security.txt` (RFC 9116): where people
 * report a weakness; 404 where `SECURITY_CONTACT` is not set.
 */
export function serveWellKnown(
  app: NestExpressApplication,
  { baseUrl, securityContact }: Pick<Config, 'baseUrl' | 'securityContact'>,
): void {
  const server: Express = app.getHttpAdapter().getInstance();
  server.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send('User-agent: *\nDisallow: /\n');
  });
  server.get('/.well-known/security.txt', (_request, response, next) => {
    if (securityContact === undefined) return next();
    const expires = new Date(app.get(Clock, { strict: false }).now().getTime() + contactMilliseconds);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
}
