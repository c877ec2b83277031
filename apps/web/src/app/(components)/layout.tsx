import '../../embedded/components.css';
import type { ReactNode } from 'react';

export default function ComponentsLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
