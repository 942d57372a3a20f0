import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Until what the page carries is decoded, RemixBrowser throws a promise. A key pressed meanwhile would make React 18 hydrate
 * at once, which a root that waits can't do ("Root did not complete"), so the promise is waited for before there is a root.
 */
async function decoded() {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

decoded().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
