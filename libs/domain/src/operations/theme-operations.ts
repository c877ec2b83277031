import { page } from '../page.js';
import { CreateTheme, Theme, ThemeListQuery, UpdateTheme } from '../theme.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const themeExample: Theme = {
  id: exampleId('theme'),
  name: 'Harbor',
  light: { primary_background: '#0a7a5c', primary_foreground: '#ffffff', radius: '8px' },
  dark: { primary_background: '#3ad6a7', primary_foreground: '#00241a' },
  ...stamps,
  _tag: 'Theme',
};

export const themeOperations = resource({
  tag: 'themes',
  about: 'Colours and texts of the hosted pages.',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [[Theme, themeExample]],
  operations: {
    'themes.list': operation({
      method: 'GET',
      path: '/themes',
      summary: 'List themes',
      query: ThemeListQuery,
      answers: { 200: page(Theme) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'theme:view',
    }),
    'themes.create': operation(
      {
        method: 'POST',
        path: '/themes',
        summary: 'Create a theme',
        body: CreateTheme,
        answers: { 200: Theme },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'theme:edit',
      },
      { body: { name: 'Harbor', light: { primary_background: '#0a7a5c', radius: '8px' } } },
    ),
    'themes.findById': operation({
      method: 'GET',
      path: '/themes/{theme_id}',
      summary: 'Get a theme',
      answers: { 200: Theme },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'theme:view',
    }),
    'themes.updateById': operation(
      {
        method: 'PATCH',
        path: '/themes/{theme_id}',
        summary: 'Change a theme',
        body: UpdateTheme,
        answers: { 200: Theme },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'theme:edit',
      },
      { note: 'Only what is given changes.', body: { dark: { primary_background: '#3ad6a7' } } },
    ),
    'themes.deleteById': operation({
      method: 'DELETE',
      path: '/themes/{theme_id}',
      summary: 'Delete a theme',
      answers: { 200: Theme },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'theme:edit',
    }),
  },
});
