import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Calls have no page: in the browser's build they are empty. Remix strips `export const loader`, but not
 * `export const { loader, action } = apiRoute(...)`, which would pull the server's code along.
 */
const callsStayOnTheServer: Plugin = {
  name: "calls-stay-on-the-server",
  enforce: "pre",
  transform: (_code, id, options) =>
    !options?.ssr && id.startsWith(here("./app/routes/api/")) ? { code: "export {};", map: null } : undefined,
};

export default defineConfig({
  plugins: [
    callsStayOnTheServer,
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: { alias: { "~": here("./app"), workers: here("./workers") } },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
  build: {
    emptyOutDir: !process.env.KEEP_LAST_BUILD,
    minify: true,
    sourcemap: false,
    // The language model's SDK stays a chunk of its own, read when a configured model gets its first sentence.
    rollupOptions: { output: { inlineDynamicImports: false, experimentalMinChunkSize: 12_000 } },
  },
});
