import { z } from 'zod';
import { serviceText as text } from './service-text.js';

export const LoginRequest = z.object({ username: text(64), password: text(128) });
