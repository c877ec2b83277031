import { NotHere } from '../../../dashboard/shell/not-here';

export default function DashboardNotFound() {
  return <NotHere />;
}
