/**
 * Who asks, and the sign that it was the API's front door that said so: by it the API believes us the address when we ask
 * it in a visitor's name. Whoever reaches this process in another way has no such sign, and can pass for nobody. What we
 * ask of it is part of the trace that the front door began, where it does.
 */
export const arrivalHeaderNames = ['x-firstday-internal', 'x-forwarded-for', 'traceparent'] as const;
