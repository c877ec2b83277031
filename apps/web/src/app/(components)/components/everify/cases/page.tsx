import { componentMetadata, ComponentPage } from '../../../../../embedded/component-page';

export const generateMetadata = () => componentMetadata('everify/cases');

export default function EverifyCasesRoute() {
  return <ComponentPage component="everify/cases" />;
}
