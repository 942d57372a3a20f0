import { inject } from "vitest";
import { addProvider } from "~/domains/identity/external/external-providers.server";
import { changeSetting } from "~/domains/settings/settings.server";
import { fetchApp } from "./app";
import { testContext } from "./context";
import { CLIENT, type Person } from "./identity-person";

export type { Person };

/** Sets up the providers of the tests: "real" and "forger" answer, "down" does not. */
export async function setUpProviders(): Promise<void> {
  const ctx = testContext();
  await changeSetting(ctx, "identityProviders", []);
  const { client_id: clientId, client_secret: clientSecret } = CLIENT;
  for (const [key, issuer] of Object.entries(inject("issuers")))
    await addProvider(ctx, { key, name: `The ${key} one`, issuer, clientId, clientSecret, isOn: true });
}

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** Follows a provider's redirects until it sends the browser back; gives that address. */
export async function visitProvider(address: string, as: Person | "nobody"): Promise<string> {
  let url = new URL(address);
  url.searchParams.set("as", as === "nobody" ? as : JSON.stringify(as));
  const jar = new Map<string, string>();
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const pair of cookiesOf(response)) {
      const [name = "", ...value] = pair.split("=");
      jar.set(name, value.join("="));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status}: ${(await response.text()).slice(0, 500)}`);
    url = new URL(location, url);
    if (url.hostname === "njia.test") return url.pathname + url.search;
  }
  throw new Error("too many redirects");
}

/** Goes to a provider by /api/login: where it leads, and the cookie that waits for the way back. */
export async function leave(query: string, cookie?: string): Promise<{ to: string; cookie: string }> {
  const response = await fetchApp(`/api/login?${query}`, cookie ? { cookie } : {});
  return { to: response.headers.get("location") ?? "", cookie: cookiesOf(response).join("; ") };
}

/** What a browser has after the way back. */
export async function returnFromProvider(address: string, cookie: string) {
  const response = await fetchApp(address, { cookie });
  const flash = cookiesOf(response).find((pair) => pair.startsWith("njia_flash="));
  const session = cookiesOf(response).find((pair) => pair.startsWith("njia="));
  return {
    status: response.status,
    to: response.headers.get("location"),
    said: flash ? decodeURIComponent(flash) : "",
    session: session && session !== "njia=" ? session : null,
  };
}

/** The whole way as one person. */
export async function signInAs(person: Person | "nobody", query = "provider=real") {
  const left = await leave(query);
  return returnFromProvider(await visitProvider(left.to, person), left.cookie);
}
