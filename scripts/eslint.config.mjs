import reactHooks from "eslint-plugin-react-hooks"
import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"
import { projectRoot } from "./lib/project.mjs"

export default defineConfig(
  globalIgnores([
    ".cache",
    ".fixture-sites",
    "content",
    "playwright-report",
    "hosting",
    "public",
    "src/gatsby-types.d.ts",
    "static",
    "test-results",
    "tests/fixtures",
  ]),
  {
    files: ["**/*.{ts,tsx,mjs}"],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: projectRoot } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_",
          varsIgnorePattern: "^_",
          destructuredArrayIgnorePattern: "^_",
          ignoreRestSiblings: true,
        },
      ],
      eqeqeq: "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // State that only the browser knows is set after hydration, so that the first render matches the server's HTML.
      "react-hooks/set-state-in-effect": "off",
    },
  },
)
