import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The one policy that may make script addresses: it names the worker files.
  "trusted-types boxscore",
].join("; ");

/** In dev, Vite itself needs inline styles and a socket, so the policy is put in at build only. */
function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy },
        injectTo: "head-prepend",
      },
    ],
  };
}

export default defineConfig({
  // Relative addresses, so that the app works from any sub-path of any static host.
  base: "./",
  plugins: [react(), tailwindcss(), contentSecurityPolicy()],
  build: {
    target: "es2022",
    // light-dark() is used as it stands from these versions on.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    // The policy allows no data: script or style, so that no asset may be inlined.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // One file for all that the first view needs: pieces compress worse, and each is a request.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
      },
    },
  },
  worker: { format: "es" },
});
