import type { Metadata } from 'next';
import { TrialPage } from '../../../hosted/trial/trial-page';

export const metadata: Metadata = { title: 'Firstday' };

export default function TrialRoute() {
  return <TrialPage />;
}
