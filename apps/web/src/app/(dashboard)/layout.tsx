import '../../dashboard/dashboard.css';
import type { ReactNode } from 'react';

export default function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
