/** `whsec_…1234`: what the API answers of a token to whoever may not see it. */
export const maskedToken = /^whsec_…/;
