import '@firstday/ui/workplace.css';
import '../../dashboard/shell/page.css';
import type { ReactNode } from 'react';

export default function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
