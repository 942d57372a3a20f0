import { afterEach, describe, expect, it, vi } from "vitest";
import { pathForLog } from "~/http/edge/path-for-log.server";
import { webhookPath } from "~/paths/business/platforms";
import { linkTo, TOKEN_PATHS } from "~/paths/suppressions";
import { endpoints } from "../access/matrix";
import { fetchApp } from "../support/harness/app";
import { testContext } from "../support/harness/context";

const TOKEN = "1a2b.secret-token-of-a-mail.0123456789";
/** Every route of the product with a token in its path. */
const carrying = endpoints.filter(({ path }) => /:\w*token/i.test(path));

describe("the logged path of a request", () => {
  it("has a rule for every kind of link with a token", () => {
    expect(carrying.length).toBeGreaterThanOrEqual(4);
    expect(TOKEN_PATHS.length).toBe(carrying.length);
  });

  it.each(carrying.map(({ path }) => path))("contains no token of %s", (pattern) => {
    const path = pattern.replace(/:\w+/, TOKEN);
    const first = path.split("/")[1] ?? "";
    for (const sent of [
      path,
      `${path}.data`,
      `${path}/more`,
      path.replace(first, first.toUpperCase()),
      path.replace(first, `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`),
    ])
      for (const status of [200, 302, 404, 500]) expect(pathForLog(sent, status)).toBe(`/${first}`);
  });

  it("contains no token of an emailed link", () => {
    for (const use of ["unsubscribe", "consent", "click", "digest"] as const)
      expect(pathForLog(new URL(linkTo(testContext().config, use, TOKEN)).pathname, 200)).not.toContain(
        "secret",
      );
  });

  it("contains no platform webhook key, even if the path is written differently", () => {
    const path = webhookPath("Hook-key-of-somebody_0123456789abcdefghijklm");
    for (const sent of [path, path.replace("/api", "/API"), path.replace("meta", "%6deta"), `${path}/`])
      for (const status of [200, 401, 404, 500]) expect(pathForLog(sent, status)).toBe("/api/webhooks/meta");
  });

  it("keeps other known paths and shortens unknown ones", () => {
    expect(pathForLog("/campaigns/7", 200)).toBe("/campaigns/7");
    expect(pathForLog("/api/database/companies/Amina", 200)).toBe("/api/database/companies");
    expect(pathForLog("/whatever/somebody@typed.test", 404)).toBe("/whatever");
  });
});

describe("a request with a token in its path", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(carrying.map(({ path }) => path))("to %s leaves no token in the log", async (pattern) => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    await fetchApp(pattern.replace(/:\w+/, TOKEN));
    expect(lines.some((line) => line.includes('"event":"request"'))).toBe(true);
    expect(lines.join("\n")).not.toContain("secret-token");
  });
});
