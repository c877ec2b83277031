import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** A middleware; what it knows of a request besides what Express does was put there by those before it. */
type Middleware = { handle(request: Request, response: Response, next: NextFunction): unknown }['handle'];

/** One middleware of many, each of which runs when the one before says so: Express looks up and wraps every one it has. */
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

/** Runs the handler for a path and all that is below it. */
export function underPath(path: string, handler: Middleware): Middleware {
  const isBelow = new RegExp(`^${path}(?:[/?]|$)`, 'i');
  return (request, response, next) => (isBelow.test(request.url) ? handler(request, response, next) : next());
}
