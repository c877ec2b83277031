import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';

/** What a token and a language look like: nothing else is passed on to the page. */
const shapes = {
  token: /^msg_\w{22}\.[\w-]{22}$/,
  language: /^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/,
} as const;

/**
 * A reader who opens the address of `List-Unsubscribe`, which mail programs post to, is led to a page with a button. Looking at it
 * ends nothing: programs that scan messages follow every link in them.
 */
export function serveUnsubscribePage(app: NestExpressApplication, baseUrl: string): void {
  const server: Express = app.getHttpAdapter().getInstance();
  server.get('/api/v1/messages/unsubscribe', (request, response) => {
    const asked = new URLSearchParams();
    for (const [name, shape] of Object.entries(shapes)) {
      const value = request.query[name];
      if (typeof value === 'string' && shape.test(value)) asked.append(name, value);
    }
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    response.redirect(303, `${baseUrl}/unsubscribe?${asked.toString()}`);
  });
}
