import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { COUNTRY_ROWS } from "./app/core/places/countries-table";
import { INDUSTRY_ROWS } from "./app/domains/directory/taxonomy/industries-table";
import { SIZES } from "./app/domains/directory/taxonomy/sizes";
import { browserModules } from "./scripts/browser/plugin";
import { unusedFeatures } from "./scripts/browser/unused-features";
import { compiledMessages, messagesInPlace } from "./scripts/messages/plugin";
import { sharingPictures } from "./scripts/pictures/plugin";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Calls have no page, and pages that never hydrate are drawn by the server alone: in the browser's build both are empty.
 * (Remix strips `export const loader`, but not `export const { loader, action } = apiPaths(...)`.) Who comes to such a page
 * from one that hydrated gets it anew from the server.
 */
const staysOnTheServer: Plugin = {
  name: "stays-on-the-server",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr) return;
    if (/\/app\/routes\/(.*\/)?api(\.ts|\/)/.test(id)) return { code: "export {};", map: null };
    // A page that failed as a whole is the server's, in the looks of public pages.
    if (/\/app\/routes\/site\/site-frame-error\.tsx$/.test(id))
      return { code: "export const SiteError = () => (location.reload(), null);", map: null };
    const isPage =
      /\/app\/routes\/((site|auth|account|team|privacy|mail-links|agents|onboarding|admin)\/[^?]+|dev\/mail[^?]*)\.tsx$/.test(
        id,
      ) && !id.includes("site-frame");
    if (!isPage || code.includes("hydrate: true")) return;
    return {
      code: "export const meta = undefined, handle = undefined; export default () => (location.reload(), null);",
      map: null,
    };
  },
};

/** The choices of a filter: a list needs the names alone, which are a twentieth of the tables behind them, and no page repeats them. */
const onlyNamesOfChoices: Plugin = {
  name: "only-names-of-choices",
  enforce: "pre",
  transform(_, id, options) {
    if (options?.ssr || !id.endsWith("/taxonomy/directory-choices.ts")) return;
    const choices = {
      countries: COUNTRY_ROWS.map(([code, , name]) => `${code}=${name}`).join("\n"),
      industries: INDUSTRY_ROWS.map(({ id, name }) => `${id}=${name}`).join("\n"),
      sizes: SIZES.map((size) => `${size}=${size} employees`).join("\n"),
    };
    return { code: `export const filterChoices = () => (${JSON.stringify(choices)});`, map: null };
  },
};

/** The helper of Vite that would load the styles of a script that comes later: the one that does has none. */
const loadsPlainly: Plugin = {
  name: "loads-plainly",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || id !== "\0vite/preload-helper.js") return;
    if (!code.includes("__vitePreload")) throw new Error("Vite's helper has another name than it had");
    return { code: "export const __vitePreload = (load) => load();", map: null };
  },
};

/**
 * Work of Remix that nobody asked for, on every page: it encodes the data of a page before anybody reads the stream, and a page
 * without scripts has no reader; and it makes two new requests for each loader to take parameters out of an address that has none.
 * A release whose text differs fails the build.
 */
const leavesOut: [file: string, text: string, instead: string][] = [
  [
    "turbo-stream/dist/turbo-stream.mjs",
    "async start(controller) {\n      const id",
    "async pull(controller) {\n      const id",
  ],
  [
    "turbo-stream/dist/turbo-stream.mjs",
    "controller.close();\n    }\n  });\n  return readable;",
    "controller.close();\n    }\n  }, { highWaterMark: 0 });\n  return readable;",
  ],
  [
    "@remix-run/react/dist/esm/components.js",
    "JSON.stringify(getPartialManifest(manifest, router), null, 2)",
    "JSON.stringify(getPartialManifest(manifest, router))",
  ],
  // What a screen's links lead to: that the browser has no loaders of its own, and preloads nothing of these, it need not be told.
  [
    "@remix-run/server-runtime/dist/esm/server.js",
    "patches[routeId] = build.assets.routes[routeId];",
    "patches[routeId] = { ...build.assets.routes[routeId], imports: undefined, hasClientAction: undefined, hasClientLoader: undefined };",
  ],
  ...["stripIndexParam", "stripRoutesParam"].map((name): [string, string, string] => [
    "@remix-run/server-runtime/dist/esm/data.js",
    `function ${name}(request) {`,
    `function ${name}(request) {\n  if (!request.url.includes("?")) return request;`,
  ]),
];

const onlyWhatIsAsked: Plugin = {
  name: "only-what-is-asked",
  enforce: "pre",
  transform(code, id, options) {
    const patches = options?.ssr ? leavesOut.filter(([file]) => id.endsWith(file)) : [];
    if (patches.length === 0) return;
    for (const [file, text] of patches)
      if (code.split(text).length !== 2) throw new Error(`${file} is not what it was: ${text}`);
    return {
      code: patches.reduce((done, [, text, instead]) => done.replace(text, instead), code),
      map: null,
    };
  },
};

/** fontkit reads WOFF2 too, with a dictionary that it unpacks once it is loaded: the fonts of our PDFs are TrueType. */
const onlyTrueType: Plugin = {
  name: "only-true-type",
  enforce: "pre",
  load: (id) => (id.endsWith("/brotli/decompress.js") ? "export default () => null;" : null),
};

/**
 * What a sheet needs not carry: the name of its compiler, in each page twice, and each token's value once more as a fallback
 * where a sheet beside another one has the tokens by reference.
 */
const leanSheets: Plugin = {
  name: "lean-sheets",
  enforce: "pre",
  transform(code, id) {
    if (!/\/app\/styles\/.*\.css(\?|$)/.test(id)) return;
    return {
      code: code
        .replace(/^\/\*! tailwindcss[^*]*\*\/\s*/, "")
        .replace(
          /(var\(--(?:color|text|spacing|container|radius|shadow)\b[\w-]*),\s*(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
          "$1)",
        ),
      map: null,
    };
  },
};

/** Parts that the first screen needs none of: they come with the first screen that does. */
const SELDOM =
  /\/app\/(core\/(places\/(countries|official-names)|html\/)|ui\/(data\/(coming-soon|timeline|definition-list|metrics|provenance)|feedback\/progress|forms\/(copy-field|field-group|listed-words|radio-group|time-field|button-group|filter-choices|period-picker)|layout\/(confirm-page|disclosure|return-link|stepper)|use-answer\.|rich\.))/;
/** All of its neighbours, so that no chunk needs one that needs it; the bar of public pages no working screen has, and few undo or pick. */
const PARTS =
  /\/app\/(ui\/((forms(?!\/choice-combobox)|layout(?!\/(public-bar|keys|key-table))|feedback(?!\/undo-note)|data)\/|[^/]+$)|(core|http|paths(?!\/(business\/|agents\/(?!marketplace))))\/|routes\/site\/site-frame-error|domains\/(mailboxes|lead-search)\/policy)/;

/** What every list with pages has, and no other screen. */
const LISTED =
  /\/app\/(paths\/bulk\/|ui\/list\/|ui\/data\/(export-links|selection-form|list-table|asked-columns|preserved-params|pagination|columnar-rows|since-pill))/;

/** The lists of the portal, the first screen of most visits, without what only a page of results has. */
const LISTS =
  /\/app\/(domains\/(lead-search\/(?!leads\/ui\/lead-(facts|filters|list|people)|buyers\/ui\/|criteria\/ui\/(relaxation|criteria-chips|filter-form|save-search)|runs\/ui\/(search-state|preview-table|basic-choice)|ui\/search-tabs)(ui|[a-z]+\/ui)\/|(home-dashboard|demo)\/ui\/)|routes\/leads\/tabs)/;

/** Few requests of some size: many small chunks compress badly, and each one costs a slow line its own wait. */
function chunkOf(id: string): string | undefined {
  if (/node_modules\/@conform-to\//.test(id)) return "conform";
  if (/node_modules/.test(id)) return "vendor";
  if (SELDOM.test(id)) return "seldom";
  if (LISTED.test(id)) return "listed";
  if (LISTS.test(id) || id.endsWith("/routes/portal/tabs.tsx")) return "lists";
  return PARTS.test(id) ? "parts" : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledMessages,
    messagesInPlace,
    staysOnTheServer,
    onlyWhatIsAsked,
    onlyNamesOfChoices,
    loadsPlainly,
    onlyTrueType,
    browserModules,
    unusedFeatures,
    sharingPictures(here(".")),
    tailwindcss(),
    leanSheets,
    remix({
      // Beside the build that a server runs on, where prepare.mjs asks for it.
      buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
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
    // One dynamic import, of few bytes: what looks ahead for it would weigh more.
    modulePreload: false,
    // What a phone downloads is worth more seconds of building than what the Worker reads.
    minify: isSsrBuild ? "esbuild" : "terser",
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    sourcemap: false,
    // The language model's SDK stays a chunk of its own, read when a configured model gets its first sentence.
    rollupOptions: {
      // Modules of the platform: there at run time only.
      external: [/^cloudflare:/],
      // Chunks that need each other start with names that are not there yet: no page would hydrate.
      onwarn(warning, warn) {
        if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
        warn(warning);
      },
      output: {
        inlineDynamicImports: false,
        experimentalMinChunkSize: 1_000,
        ...(isSsrBuild ? {} : { manualChunks: chunkOf }),
      },
    },
  },
}));
