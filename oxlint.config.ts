import { defineConfig } from 'oxlint'
import { GAMES, IMPORT_OVERRIDES } from './checks/arrows.ts'

// oxlint-disable-next-line import/no-default-export -- the linter asks for it
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  options: { typeAware: true },
  env: { builtin: true },
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    // What the categories leave out and this project wants.
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-console': 'error',
    'no-new-func': 'error',
    'no-else-return': 'error',
    'no-self-compare': 'error',
    'no-promise-executor-return': 'error',
    'array-callback-return': 'error',
    'object-shorthand': 'error',
    'no-unreachable-loop': 'error',
    'import/no-cycle': ['error', { allowUnsafeDynamicCyclicDependency: true }],
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'unicorn/filename-case': ['error', { case: 'camelCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-useless-switch-case': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': 'error',
    'typescript/require-await': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'typescript/no-floating-promises': [
      'error',
      {
        allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] }],
      },
    ],

    'react/rules-of-hooks': 'error',

    // The compiler knows JSX without an import.
    'react/react-in-jsx-scope': 'off',
    // React's own compiler, for which these rules are, is not used here: what an effect depends on is chosen by hand.
    'react/exhaustive-effect-dependencies': 'off',
    'react/immutability': 'off',
    'react/set-state-in-effect': 'off',
    'react/static-components': 'off',
    'react/use-memo': 'off',
    'react/exhaustive-deps': 'off',
    // Functions that draw a part are handed over and called; none of them is a component.
    'react/no-unstable-nested-components': 'off',
    // Lists without marks and tables that are laid out as grids lose their roles in some browsers, so these are said.
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A part that scrolls can be reached by keys.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // A board, a log or a dialog listens for all of its buttons.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    // A checkbox with the role of a switch says by itself whether it is on.
    'jsx-a11y/role-has-required-aria-props': 'off',
    // It takes the empty corner of a table for a control.
    'jsx-a11y/control-has-associated-label': 'off',
    // It does not know `nickname`, which is in the standard.
    'jsx-a11y/autocomplete-valid': 'off',

    // The engine sorts, reverses and fills in place on purpose; its tables hand out functions that know no `this`;
    // the compiler checks returns; short names repeat by design.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
  },
  overrides: [
    {
      // Outside of the page there are no hooks, and functions that begin with `use`.
      files: [
        'packages/{kernel,outlive,long-night,reference,bots,server,cli,protocol,words}/**',
        'checks/**',
        'bench/**',
      ],
      rules: { 'react/hooks': 'off', 'react/rules-of-hooks': 'off' },
    },
    {
      // Commands speak to the terminal.
      files: ['checks/**', 'bench/**', 'packages/cli/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // Lanes have a `then`, and the engine knows no promises.
      files: ['packages/kernel/**', 'packages/*/src/rules/**', 'packages/*/test/**'],
      rules: { 'unicorn/no-thenable': 'off' },
    },
    {
      // Components.
      files: ['**/*.tsx'],
      rules: { 'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }] },
    },
    {
      // The engine names what it imports.
      files: ['kernel', ...GAMES].map(name => `packages/${name}/src/**`),
      rules: { 'import/no-dynamic-require': ['error', { esmodule: true }] },
    },
    ...IMPORT_OVERRIDES,
  ],
  ignorePatterns: ['**/*.gen.ts'],
})
