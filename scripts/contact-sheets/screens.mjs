// The screens of each role: every page of app/routes.ts that it can open, except those that are public, with ids that
// the demo shows.
import { SCREENS, SeenAddresses, SIGNS_OUT } from "../walk/addresses.mjs";

const IS_NO_SCREEN = /^\/(?:api|dev|ui|\.well-known)\b|\.\w+$/;
/** Where a role starts if the product has several screens of a kind: richest content first. */
const BEST = {
  business: ["/replies?replyClass=interested", "/campaigns", "/opportunities/board", "/ai-lead-search/leads"],
};

const askOnce = async (origin, address, cookie) => {
  const response = await fetch(origin + address, { headers: cookie ? { cookie } : {}, redirect: "manual" });
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  return { isScreen: response.ok && isPage, html: isPage ? await response.text() : "" };
};

/**
 * @param earlier addresses seen by earlier roles
 * @returns the addresses of a role's screens in order, and the addresses that the role saw
 */
export async function screensOf({ origin, role, cookie, patterns, earlier }) {
  const paths = patterns.filter((path) => !IS_NO_SCREEN.test(path) && !SIGNS_OUT.test(path));
  const seen = new SeenAddresses(paths);
  const found = new Map();
  const ask = async (path, address) => {
    const { isScreen, html } = await askOnce(origin, address, cookie);
    if (!isScreen) return;
    seen.addPage(html);
    // A page that visitors can open counts as a public screen, even if other roles see it.
    const isPublic = cookie && (await askOnce(origin, address, null)).isScreen;
    if (!isPublic) found.set(path, address);
  };
  for (const address of BEST[role] ?? []) seen.addPage((await askOnce(origin, address, cookie)).html);
  const withQuery = SCREENS.filter((address) => address.includes("?") && !address.includes("token="));
  for (const path of paths.filter((path) => !path.includes(":")))
    await ask(path, path.replace("*", "nothing"));
  for (const address of withQuery) await ask(address, address);
  const left = new Set(paths.filter((path) => path.includes(":")));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const path of left)
      if (seen.first.has(path)) {
        left.delete(path);
        await ask(path, seen.addressOf(path));
      }
  }
  for (const path of left) {
    const address = seen.addressOf(path, earlier);
    if (address) await ask(path, address);
  }
  const screens = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return { screens: screens.map(([, address]) => ({ role, address })), seen };
}
