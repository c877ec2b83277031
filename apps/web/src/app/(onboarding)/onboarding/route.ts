import { openLink } from '../../../hosted/onboarding/open-link';

export const dynamic = 'force-dynamic';

export const GET = openLink;
