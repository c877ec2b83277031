import reactHooks from 'eslint-plugin-react-hooks';

const rule = reactHooks.rules['set-state-in-effect'];

/**
 * The rule of eslint-plugin-react-hooks, where there can be an effect. It has React's compiler compile each file, which took most
 * of all linting; a file that does not name any of React's hooks for effects has none for it to find.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const setStateInEffect = {
  ...rule,
  create: (context) => (context.sourceCode.text.includes('Effect') ? rule.create(context) : {}),
};
