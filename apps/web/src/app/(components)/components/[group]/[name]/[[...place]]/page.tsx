import { notFound } from 'next/navigation';
import { componentAt, type ComponentAddress } from '../../../../../../embedded/component-at';
import { componentMetadata, ComponentPage } from '../../../../../../embedded/component-page';

interface RouteProps {
  readonly params: Promise<ComponentAddress>;
}

export async function generateMetadata({ params }: RouteProps) {
  const component = componentAt(await params);
  return component ? componentMetadata(component) : {};
}

export default async function ComponentRoute({ params }: RouteProps) {
  return <ComponentPage component={componentAt(await params) ?? notFound()} />;
}
