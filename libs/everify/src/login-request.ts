import { z } from 'zod';
import { serviceText as text } from './service-text.js';

export const LoginRequest = z.object({ username: text(64), password: text(128) });
export const LoginAnswer = z.object({ access_token: text(8192) });
