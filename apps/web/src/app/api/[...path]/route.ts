import { forwardToApi } from '../../../api/forward';

export const dynamic = 'force-dynamic';

export {
  forwardToApi as DELETE,
  forwardToApi as GET,
  forwardToApi as HEAD,
  forwardToApi as OPTIONS,
  forwardToApi as PATCH,
  forwardToApi as POST,
  forwardToApi as PUT,
};
