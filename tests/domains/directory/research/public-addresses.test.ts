import { describe, expect, inject, it } from "vitest";
import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { fetchPublic, type PublicFetch } from "~/adapters/public-fetch/fetch-public";
import { isPublicAddress } from "~/adapters/public-fetch/public-address";
import { isAllowedBy } from "~/adapters/public-fetch/robots";
import { inRoom, researchServer } from "../../../support/fixtures/research";
import { testContext } from "../../../support/harness/context";

const asking = (over: Partial<PublicFetch> = {}): PublicFetch => ({
  dns: createDns(inject("dns"), 30_000),
  trustedOrigin: undefined,
  userAgent: "Njia/1.0 (+http://njia.test; sales@njia.test)",
  timeLimit: 30_000,
  now: new Date(),
  ...over,
});

const knows = (records: Record<string, string[]>) =>
  fetch(new URL("/records", inject("dns")), { method: "POST", body: JSON.stringify(records) });

const refusal = async (address: string, over: Partial<PublicFetch> = {}, most = 1_000_000) => {
  const error = await fetchPublic(address, most, asking(over)).catch((thrown: unknown) => thrown);
  if (!(error instanceof FetchError)) throw new Error(`Not refused: ${String(error)}`);
  return error.reason;
};

describe("an address", () => {
  it.each(
    "8.8.8.8 1.1.1.1 172.15.255.255 172.32.0.1 100.63.255.255 100.128.0.1 192.167.1.1 223.255.255.255 2606:4700::1111 2a00:1450::1".split(
      " ",
    ),
  )("is public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    "0.0.0.0 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.1.2.3 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 ::ffff:7f00:1 64:ff9b::808:808 fc00::1 fd12::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 100:: nothing 08.8.8.8 1.2.3 2606:4700::1%eth0".split(
      " ",
    ),
  )("is private or reserved: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a typed address", () => {
  it.each([
    "http://127.0.0.1/feed.csv",
    "https://127.0.0.1/feed.csv",
    "http://169.254.169.254/latest/meta-data",
    "https://169.254.169.254/",
    "http://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://localhost/feed",
    "https://feed.internal/",
    "https://user:key@feed.example.com/",
    "https://feed.example.com:8443/",
    "http://feed.example.com/",
    "file:///etc/passwd",
    "ftp://feed.example.com/",
    "",
  ])("is not requested unless it is a plain public HTTPS URL: %s", async (address) => {
    expect(await refusal(address)).toBe("refused_address");
  });

  it.each([
    ["A 10.0.0.7", { "A private.example.com": ["10.0.0.7"] }],
    ["A 169.254.169.254", { "A private.example.com": ["169.254.169.254"] }],
    ["a public one and a private one", { "A private.example.com": ["8.8.8.8", "192.168.0.1"] }],
    ["AAAA ::1", { "A private.example.com": ["8.8.8.8"], "AAAA private.example.com": ["::1"] }],
    ["AAAA of a private network", { "AAAA private.example.com": ["fd00::5"] }],
    ["AAAA that carries IPv4", { "AAAA private.example.com": ["::ffff:127.0.0.1"] }],
  ])("is not requested if its name resolves to %s", async (_, records) => {
    await knows({ "A private.example.com": [], "AAAA private.example.com": [], ...records });
    expect(await refusal("https://private.example.com/feed.csv")).toBe("refused_address");
  });

  it("is not requested if its name is unknown or doesn't resolve", async () => {
    expect(await refusal("https://nowhere.example.com/")).toBe("missing");
    expect(await refusal("https://servfail.example.com/")).toBe("unreachable");
    const dns = createDns(inject("dns"), 500);
    expect(await refusal("https://silent.example.com/", { dns })).toBe("unreachable");
  });
});

const room = (fails: string[], robots?: string) =>
  inRoom(testContext(), { feed: "name\nAcme\n", fails, ...(robots === undefined ? {} : { robots }) });

const agentOf = (name: string) => `${name}/1.0 (test)`;

describe("a server that redirects", () => {
  it.each([
    ["https://169.254.169.254/latest", "refused_address"],
    ["http://127.0.0.1/", "refused_address"],
    ["http://localhost:1/feed.csv", "refused_address"],
    ["https://[::1]/", "refused_address"],
    ["file:///etc/passwd", "refused_address"],
    ["https://inside.example.com/", "refused_address"],
    ["http://plain.example.com/", "refused_address"],
  ])("to %s is not followed", async (to, reason) => {
    await knows({ "A inside.example.com": ["10.1.2.3"] });
    const { name } = await room([to]);
    const over = { trustedOrigin: researchServer(), userAgent: agentOf(name) };
    expect(await refusal(`${researchServer()}/feed.csv`, over)).toBe(reason);
  });

  it("to itself is followed five times at most", async () => {
    const once = await room(["/moved.csv"]);
    const over = (name: string) => asking({ trustedOrigin: researchServer(), userAgent: agentOf(name) });
    const bytes = await fetchPublic(`${researchServer()}/feed.csv`, 1000, over(once.name));
    expect(new TextDecoder().decode(bytes)).toBe("name\nAcme\n");
    const round = await room(Array.from({ length: 9 }, () => "/again.csv"));
    const refused = { trustedOrigin: researchServer(), userAgent: agentOf(round.name) };
    expect(await refusal(`${researchServer()}/feed.csv`, refused)).toBe("status");
  });
});

it("sends a key only to its own server, never to a redirect target", async () => {
  const before = globalThis.fetch;
  const sent: [string, string | null][] = [];
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (url.endsWith("/robots.txt")) return new Response(null, { status: 404 });
    sent.push([url, new Headers(init?.headers).get("authorization")]);
    if (url.includes("//a.")) return Response.redirect("https://b.example.com/feed", 302);
    return new Response("name");
  };
  try {
    const dns = { ...createDns(inject("dns")), addresses: async () => ["8.8.8.8"] };
    await fetchPublic("https://a.example.com/feed", 100, asking({ dns }), { authorization: "secret" });
  } finally {
    globalThis.fetch = before;
  }
  expect(sent).toEqual([
    ["https://a.example.com/feed", "secret"],
    ["https://b.example.com/feed", null],
  ]);
});

describe("robots.txt", () => {
  it.each([
    ["User-agent: *\nDisallow: /", "/feed.csv", false],
    ["User-agent: *\nDisallow: /private\nAllow: /private/feed", "/private/feed.csv", true],
    ["User-agent: *\nDisallow: /private", "/public", true],
    ["User-agent: other\nDisallow: /", "/feed", true],
    ["User-agent: other\nUser-agent: Njia\nDisallow: /feed", "/feed", false],
    ["User-agent: *\nDisallow: /\n\nUser-agent: njia\nAllow: /", "/feed", true],
    ["User-agent: *\nDisallow: /*.csv$", "/feeds/all.csv", false],
    ["User-agent: *\nDisallow: /*.csv$", "/feeds/all.csv?page=2", true],
    ["User-agent: *\nDisallow:", "/feed", true],
    ["<html>not robots</html>", "/feed", true],
    ["User-agent: *\nDisallow: /a*b*c", "/axxbyyc", false],
    ["User-agent: *\nDisallow: /feed\nAllow: /feed", "/feed", true],
  ])("with the rules %j allows %s: %s", (text, path, isAllowed) => {
    expect(isAllowedBy(text, "Njia", path)).toBe(isAllowed);
  });

  it("that forbids access, or fails, is respected", async () => {
    const closed = await room([], "User-agent: *\nDisallow: /");
    const over = { trustedOrigin: researchServer(), userAgent: agentOf(closed.name) };
    expect(await refusal(`${researchServer()}/feed.csv`, over)).toBe("robots");
    expect((await closed.asked()).map(({ url }) => url)).toEqual(["/robots.txt"]);
  });
});

it.each([
  ["500", "status"],
  ["huge", "too_large"],
  ["reset", "unreachable"],
  ["silent", "too_slow"],
])("reports a failing server (%s) with reason %s", async (how, reason) => {
  const { name } = await room([how]);
  const timeLimit = how === "silent" ? 2_000 : 30_000;
  const over = { trustedOrigin: researchServer(), userAgent: agentOf(name), timeLimit };
  expect(await refusal(`${researchServer()}/feed.csv`, over)).toBe(reason);
});
