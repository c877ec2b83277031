import { hash } from 'node:crypto';
import type { FormContent } from '@firstday/domain';
import { canonicalJson } from '../../sealing/index.js';

/** SHA-256 of a form's content as canonical JSON (RFC 8785), in hex: what an edition is known by. */
export const contentHash = (content: FormContent): string => hash('sha256', canonicalJson(content));
