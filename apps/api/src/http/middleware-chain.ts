import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** A middleware; properties that it reads besides Express's were set by earlier ones. */
type Middleware = { handle(request: Request, response: Response, next: NextFunction): unknown }['handle'];

/** Combines middlewares into one, since Express looks up and wraps each registered one. */
export function middlewareChain(...handlers: readonly Middleware[]): RequestHandler {
  return (request: Request, response: Response, done: NextFunction) => {
    let at = 0;
    const next = (error?: unknown) => {
      const handler = handlers[at++];
      if (error || !handler) return done(error);
      try {
        handler(request, response, next);
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}

/** Runs the handler for a path and everything below it. */
export function underPath(path: string, handler: Middleware): Middleware {
  const isBelow = new RegExp(`^${path}(?:[/?]|$)`, 'i');
  return (request, response, next) => (isBelow.test(request.url) ? handler(request, response, next) : next());
}
