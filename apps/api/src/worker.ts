import './http/without-web-client.js';

/** Works on jobs, and serves health and figures only: beside processes that run with `ROLE=api`, in any number. */
const { serve } = await import('./serve.js');
serve('worker');
