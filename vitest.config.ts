import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    coverage: { include: ["src/**"], exclude: ["**/*.test.{ts,tsx}", "src/main.tsx"] },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["src/**/*.test.ts", "test/unit/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/**/*.test.tsx", "test/component/**/*.test.tsx"],
          setupFiles: ["test/setup/dom.ts"],
        },
      },
    ],
  },
});
