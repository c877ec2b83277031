import nx from '@nx/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomImports } from './tools/lint/room-imports.mjs';
import { setStateInEffect } from './tools/lint/set-state-in-effect.mjs';

const pureLibs = ['libs/domain/**', 'libs/policy-engine/**', 'libs/forms/**'];

/** What runs by itself and needs no build of its own: Node reads its TypeScript as it is. */
const runAsTheyAre = ['apps/everify-simulator/src/**/*.ts', 'apps/launcher/src/**/*.ts'];
/** The plain lines that set the checkout up belong to no project. */
const setUpLines = [3, 4, 5].flatMap((up) =>
  ['everify-kit', 'process', 'setup'].map((folder) => `${'../'.repeat(up)}tools/${folder}/**`),
);
const sourcesOfApi = ['../../api/src/**', '../../../api/src/**'];

/** @param {readonly string[]} allow imports by a path that leads into another project */
const projectImports = (allow = []) => [
  'error',
  {
    allow,
    enforceBuildableLibDependency: true,
    depConstraints: [
      { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
      { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:domain', 'type:ui'] },
      { sourceTag: 'type:sdk', onlyDependOnLibsWithTags: [] },
      { sourceTag: 'type:embed', onlyDependOnLibsWithTags: [] },
      { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:ui', 'type:embed'] },
      { sourceTag: 'type:simulator', onlyDependOnLibsWithTags: ['type:domain'] },
      { sourceTag: 'type:launcher', onlyDependOnLibsWithTags: ['type:app'] },
      { sourceTag: 'runs:anywhere', onlyDependOnLibsWithTags: ['runs:anywhere'] },
      { sourceTag: 'runs:browser', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:browser'] },
      { sourceTag: 'runs:node', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:node'] },
    ],
  },
];

/** The rooms of the web: each imports the interface's client, the steps of an E-Verify case, the form of a hire, the languages and the shared library, never another room. */
const webRooms = ['hosted', 'dashboard', 'embedded'].map((room) => ({
  files: [`apps/web/src/${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(?:app|hosted|dashboard|embedded)/(?<!/${room}/)`,
            message: `What ${room} shares with another room stands in api, everify, hire, i18n or @firstday/ui.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/node_modules/**',
      'data/**',
      'var/**',
      '**/next-env.d.ts',
      'apps/web/public/embed.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': projectImports(),
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read in the config file only.' },
      ],
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    plugins: { house: { rules: { 'room-imports': roomImports } } },
    rules: { 'house/room-imports': 'error' },
  },
  {
    files: runAsTheyAre,
    rules: {
      '@nx/enforce-module-boundaries': projectImports(setUpLines),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration, TSParameterProperty, TSModuleDeclaration, TSImportEqualsDeclaration',
          message: 'Node runs this file as it is: it takes types away, and compiles nothing.',
        },
      ],
    },
  },
  {
    // `npm run dev` makes the script of the embedding itself: nothing is built then.
    files: ['apps/launcher/src/development/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': projectImports([...setUpLines, '../../../../libs/embed/build.mjs']),
    },
  },
  {
    // The API is what the simulator is tried with, and what the launcher starts.
    files: ['apps/{everify-simulator,launcher}/src/**/{testing/*,*.spec}.ts'],
    rules: {
      '@nx/enforce-module-boundaries': projectImports([...setUpLines, ...sourcesOfApi, '@firstday/forms']),
    },
  },
  {
    files: pureLibs,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['@nestjs/*', 'typeorm', 'react', 'react-dom', 'node:*', 'next/*'] },
      ],
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'fetch'],
    },
  },
  {
    // Writes messages with React, and knows neither who sends them nor when it is now.
    files: ['libs/messages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['@nestjs/*', 'typeorm', 'nodemailer', 'node:*', 'next/*'] },
      ],
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'fetch'],
    },
  },
  {
    files: ['libs/sdk/src/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*', '@firstday/*'] }],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document'],
    },
  },
  {
    files: ['libs/embed/src/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*', '@firstday/*'] }],
      'no-restricted-globals': ['error', 'process', 'Buffer'],
    },
  },
  {
    files: ['**/*.spec.ts', '**/testing/**', 'tools/**', 'e2e/**', '**/*.mjs', '**/*.config.*'],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        document: 'readonly',
        window: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
        Response: 'readonly',
        TextDecoder: 'readonly',
      },
    },
  },
  ...webRooms,
  {
    files: ['apps/web/src/{api,everify,hire,i18n}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./)+(?:app|hosted|dashboard|embedded)/',
              message: 'The pages use these; not the other way round.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/app/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'libs/embed/**/*.ts', 'libs/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, house: { rules: { 'set-state-in-effect': setStateInEffect } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'house/set-state-in-effect': 'error',
    },
  },
  {
    files: [
      '**/catalog/**',
      '**/generated/**',
      '**/migrations/**',
      '**/*.spec.ts',
      '**/messages/**',
      '**/fixtures/**',
      // One file that is handed out by itself.
      'tools/verify/verify-package.mjs',
    ],
    rules: { 'max-lines': 'off' },
  },
);
