import { EverifyConnection, EverifyConnectionCheck, SetEverifyConnection } from '../everify-connection.js';
import { badRequestError, forbiddenError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const everifyConnectionExample: EverifyConnection = {
  is_simulated: false,
  base_url: 'https://stage-everify.uscis.gov/api/v31',
  username: 'NORTHWIND',
  has_password: true,
  password_expires_on: '2027-02-18',
  creator_name: 'Carla Reyes',
  creator_email: 'carla.reyes@example.com',
  creator_phone: '5185550100',
};

export const everifyConnectionOperations = resource({
  tag: 'everify_connection',
  about: 'How the account reaches E-Verify. Beyond the published contract.',
  refusals: {
    BadRequestError: 'creator@example is not an email address',
    ForbiddenError: 'Test accounts use the simulator',
  },
  examples: [
    [EverifyConnection, everifyConnectionExample],
    [
      EverifyConnectionCheck,
      { outcome: 'works', is_simulated: false, checked_at: '2026-11-23T14:00:00.000Z' },
    ],
  ],
  operations: {
    'everify_connection.get': operation({
      method: 'GET',
      path: '/everify_connection',
      summary: 'Get how the account reaches E-Verify',
      answers: { 200: EverifyConnection },
      errors: {},
      allows: staffOnly,
      needs: 'everify:configure',
      isBeyond: true,
    }),
    'everify_connection.check': operation(
      {
        method: 'POST',
        path: '/everify_connection/check',
        summary: 'Sign in to E-Verify to see whether the connection works',
        answers: { 200: EverifyConnectionCheck },
        errors: {},
        allows: staffOnly,
        logs: 'nothing',
        needs: 'everify:configure',
        isBeyond: true,
      },
      {
        note: 'A password that was refused is not tried again until another one is set: after a few times E-Verify locks its user out.',
      },
    ),
    'everify_connection.set': operation(
      {
        method: 'POST',
        path: '/everify_connection',
        summary: 'Set how a live account reaches E-Verify',
        body: SetEverifyConnection,
        answers: { 200: EverifyConnection },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'everify:configure',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'The password is sealed at rest and never answered.',
        body: {
          base_url: 'https://stage-everify.uscis.gov/api/v31',
          username: 'NORTHWIND',
          password: 'example-password',
          creator_name: 'Carla Reyes',
          creator_email: 'carla.reyes@example.com',
          creator_phone: '5185550100',
        },
      },
    ),
  },
});
