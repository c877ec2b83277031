import './http/without-web-client.js';

/** Serves HTTP, and works on jobs too unless ROLE says otherwise. */
const { serve } = await import('./serve.js');
serve();
