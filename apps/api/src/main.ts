import { serve } from './serve.js';

/** Serves HTTP, and works on jobs too unless ROLE says otherwise. */
serve();
