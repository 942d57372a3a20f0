import type { Plugin } from "vite";

const REACT = "@remix-run/react/dist/esm/";
const ROUTER = "@remix-run/router/dist/router.js";
const DOM = "react-router-dom/dist/index.js";

/** Flags of Remix and its router that are all enabled (`future` in vite.config.ts). */
const SETTLED =
  /\b(?:window\.__remixContext\.|context\.|router\.)?future\.v[37]_(?:singleFetch|lazyRouteDiscovery|fetcherPersist|relativeSplatPath|throwAbortReason|normalizeFormMethod|partialHydration|prependBasename|skipActionErrorRevalidation)\b/g;
const ALWAYS: [pattern: RegExp | string, instead: string][] = [
  [SETTLED, "true"],
  [/\b(?:UNSAFE_)?logV6DeprecationWarnings\(future, router\.future\)/g, "undefined"],
  ['typeof singleFetch === "function"', "true"],
  [/\bif \(isSpaMode\b/g, "if (false"],
  [/\bisSpaMode &&/g, "false &&"],
  [/\bisSpaMode \|\|/g, "false ||"],
];

/** Names that one of our modules would use if it needed a feature removed below. */
const ASKS =
  /\b(?:clientLoader|clientAction|NavLink|Await|PrefetchPageLinks|useBlocker|unstable_usePrompt|unstable_useBlocker|useViewTransitionState|viewTransition|HydrateFallback)\b|encType[=:] ?"(?:application|text)|\bdefer\(|\bprefetch=/;

/** Features of Remix and its router that no screen uses. The build fails if a release has different text. */
const UNUSED: [file: string, text: string, instead: string][] = [
  // Client loaders and actions.
  [`${REACT}routes.js`, "routeModule.clientLoader", "undefined"],
  [`${REACT}routes.js`, "routeModule.clientAction", "undefined"],
  [`${REACT}routes.js`, "if (mod.clientLoader) {", "if (false) {"],
  [`${REACT}routes.js`, "if (mod.clientAction) {", "if (false) {"],
  [`${REACT}routes.js`, "if (!route.hasClientLoader) {", "if (true) {"],
  [`${REACT}routes.js`, "if (!route.hasClientAction) {", "if (true) {"],
  [`${REACT}single-fetch.js`, "if (manifest.routes[m.route.id].hasClientLoader) {", "if (false) {"],
  // Hot module reloading during development.
  [`${REACT}routes.js`, "if (needsRevalidation) {", "if (false) {"],
  [`${REACT}browser.js`, "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", ""],
  // Links that prefetch their target.
  [`${REACT}components.js`, 'NavLink.displayName = "NavLink";', ""],
  [
    `${REACT}components.js`,
    "let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);",
    "let shouldPrefetch = false, ref = null, prefetchHandlers = null;",
  ],
  [`${REACT}components.js`, "shouldPrefetch && !isAbsolute ?", "false ?"],
  [`${REACT}components.js`, "isPageLinkDescriptor(link) ?", "false ?"],
  // The root's fallback during hydration.
  [`${REACT}routes.js`, 'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', "undefined"],
  // Forms that post JSON or plain text.
  [ROUTER, 'if (opts.formEncType === "text/plain") {', "if (false) {"],
  [ROUTER, '} else if (opts.formEncType === "application/json") {', "} else if (false) {"],
  [ROUTER, 'if (formEncType === "application/json") {', "if (false) {"],
  [ROUTER, '} else if (formEncType === "text/plain") {', "} else if (false) {"],
  // Scripts of the document: they arrived with it, and React keeps them.
  [`${REACT}components.js`, "let contextScript = staticContext ?", "let contextScript = false ?"],
  [`${REACT}components.js`, "let routeModulesScript = !isStatic ?", "let routeModulesScript = true ?"],
  [
    `${REACT}components.js`,
    'if (!isStatic && typeof __remixContext === "object" && __remixContext.a) {',
    "if (false) {",
  ],
  // Deferred data that arrives after its page.
  [ROUTER, "if (isDeferredResult(result)) {", "if (false) {"],
  [ROUTER, "if (isDeferredResult(actionResult)) {", "if (false) {"],
  [ROUTER, "if (isDeferredData(result)) {", "if (false) {"],
  [
    ROUTER,
    "await Promise.all([resolveNavigationDeferredResults(matches, loaderResults, request.signal, currentMatches, state.loaderData), resolveFetcherDeferredResults(matches, fetcherResults, fetchersToLoad)]);",
    "",
  ],
  // Prompts before leaving a screen.
  [ROUTER, "if (blockerKey && delta != null) {", "if (false) {"],
  [ROUTER, "if (blockerKey) {", "if (false) {"],
  [ROUTER, "if (blockerFunctions.size === 0) {", "if (true) {"],
  // View transitions between screens.
  [ROUTER, "if (pendingAction === Action.Pop) {\n      // Forward", "if (false) {\n      // Forward"],
  [ROUTER, "} else if (pendingViewTransitionEnabled) {", "} else if (false) {"],
  [
    ROUTER,
    "if (isBrowser) {\n      // FIXME: This feels gross",
    "if (false) {\n      // FIXME: This feels gross",
  ],
  [DOM, "if (!viewTransitionOpts || isViewTransitionUnavailable) {", "if (true) {"],
  [DOM, "if (vtContext.isTransitioning && !vtContext.flushSync) {", "if (false) {"],
  [DOM, "if (renderDfd && pendingState && router.window) {", "if (false) {"],
  [
    DOM,
    "if (renderDfd && pendingState && state.location.key === pendingState.location.key) {",
    "if (false) {",
  ],
  [DOM, "if (!vtContext.isTransitioning && interruption) {", "if (false) {"],
  // Warnings for route developers.
  [
    ROUTER,
    "function warning(cond, message) {\n  if (!cond) {",
    "function warning(cond, message) {\n  if (false) {",
  ],
];

/** Removes from the browser build the features of Remix and its router that no screen uses. */
export const unusedFeatures: Plugin = {
  name: "unused-features",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr) return;
    if (/\/app\/.*\.tsx$/.test(id) && ASKS.test(code))
      throw new Error(
        `${id} asks for ${ASKS.exec(code)?.[0]}, which scripts/browser/unused-features.ts leaves out`,
      );
    if (!/node_modules\/(@remix-run\/(react|router)|react-router(-dom)?)\/dist\//.test(id)) return;
    let done = ALWAYS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), code);
    for (const [file, text, instead] of UNUSED) {
      if (!id.endsWith(file)) continue;
      if (!done.includes(text)) throw new Error(`${file} is not what it was: ${text}`);
      done = done.replaceAll(text, instead);
    }
    return { code: done, map: null };
  },
};
