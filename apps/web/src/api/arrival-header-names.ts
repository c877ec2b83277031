/**
 * Who asks, and the sign that it was the API's front door that said so: by it the API believes us the address when we ask
 * it in a visitor's name. Whoever reaches this process in another way has no such sign, and can pass for nobody.
 */
export const arrivalHeaderNames = ['x-firstday-internal', 'x-forwarded-for'] as const;
