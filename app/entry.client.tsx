import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Until the page's data is decoded, RemixBrowser throws a promise. A key pressed before that would make React 18 hydrate
 * synchronously, which fails for a suspended root ("Root did not complete"), so the promise is awaited before there is a root.
 */
async function decoded() {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * Remix asks the server for the routes behind every link on a screen, including each row's own. Rows differ only by
 * their number, so one of each kind is requested. The server accepts 120 paths at most, and the response is reused for
 * the next list.
 */
function withoutRows(url: URL): URL {
  const kinds = new Set(url.searchParams.getAll("p").map((path) => path.replace(/\/\d+(?=\/|$)/g, "/1")));
  url.searchParams.delete("p");
  for (const path of kinds) url.searchParams.append("p", path);
  return url;
}

const { fetch } = window;
window.fetch = (input, init) =>
  fetch(input instanceof URL && input.pathname === "/__manifest" ? withoutRows(input) : input, init);

// A newer load aborts the one it replaces; data still being decoded then rejects a promise without a handler.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

decoded().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
