import { Appearance, UpdateAppearance } from '../appearance.js';
import { exampleId } from './example-id.js';
import { badRequestError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const appearanceExample: Appearance = {
  active_theme_id: exampleId('theme'),
  component_theme_id: exampleId('theme'),
};

export const appearanceOperations = resource({
  tag: 'appearance',
  about: 'How an account looks where no employer and no link names a theme. Beyond the published contract.',
  examples: [[Appearance, appearanceExample]],
  operations: {
    'appearance.find': operation({
      method: 'GET',
      path: '/appearance',
      summary: 'Get which theme the account wears',
      answers: { 200: Appearance },
      errors: {},
      allows: staffOnly,
      needs: 'theme:view',
      isBeyond: true,
    }),
    'appearance.update': operation(
      {
        method: 'PATCH',
        path: '/appearance',
        summary: 'Change which theme the account wears',
        body: UpdateAppearance,
        answers: { 200: Appearance },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'theme:edit',
        isBeyond: true,
      },
      {
        note: 'A hosted page wears the theme that its link names, else that of its employer, else this one.',
        body: { active_theme_id: null },
      },
    ),
  },
});
