import { describe, expect, it } from "vitest";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { findLeavingHost } from "~/domains/marketing/links/find-leaving-host.server";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { marketingLink } from "../../support/fixtures/marketing";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { makeMailbox } from "../../support/fixtures/sending";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const messagesOf = (target: string) =>
  LinkInput.safeParse({ label: "A", target }).error?.issues.map(({ message }) => message) ?? [];

describe("a short link's target URL", () => {
  it.each([
    "http://127.0.0.1/admin",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://10.0.0.7/",
    "http://169.254.169.254/latest/meta-data",
    "https://router.lan/",
    "https://db.internal/",
    "https://10.0.0.1.nip.io/",
    "https://localhost.localdomain/",
  ])("can't be on a private network: %s", (target) => {
    expect(messagesOf(target)).toEqual([expect.stringContaining("public website")]);
  });

  it.each([
    "https://pаypal.com/",
    "https://xn--pypal-4ve.com/",
    "https://аррӏе.com/",
    "https://shop.gооgle.example/",
    "https://xn--0.com/",
  ])("can't imitate another domain: %s", (target) => {
    expect(messagesOf(target).join()).toMatch(/mixes alphabets|starts with https/);
  });

  it.each(["https://bücher.example/", "https://пример.рф/", "https://例え.jp/", "https://متجر.com/"])(
    "can be an international domain in one script: %s",
    (target) => {
      expect(messagesOf(target)).toEqual([]);
    },
  );
});

describe("a short link's target host", () => {
  const targetOf = (link: { target: string | null }) => link.target ?? "";
  const leaving = async (of: Business, target: string) => {
    const link = await marketingLink(of, { target });
    return findLeavingHost(testContext(), link.code, targetOf(link));
  };
  const approve = (of: Business, website: string) =>
    env.DB.prepare("update marketing_access set website = ?, state = 'approved' where account_id = ?")
      .bind(website, of.account.id)
      .run();

  it("is shown to the visitor if it is untrusted", async () => {
    expect(await leaving(await makeBusiness(), "https://shop.example/lamps")).toBe("shop.example");
  });

  it("is redirected to immediately if it is the website that an administrator approved", async () => {
    const of = await makeBusiness();
    await marketingLink(of);
    await approve(of, "https://www.shop.example/");
    for (const host of ["shop.example", "www.shop.example", "ke.shop.example"])
      expect(await leaving(of, `https://${host}/lamps`)).toBeNull();
    for (const host of ["othershop.example", "shop.example.evil.example", "example.com"])
      expect(await leaving(of, `https://${host}/lamps`)).toBe(host);
  });

  it("is shown to the visitor while the website is unapproved", async () => {
    const of = await makeBusiness();
    await marketingLink(of);
    await approve(of, "https://shop.example");
    const link = await marketingLink(of, { target: "https://shop.example/" });
    await env.DB.prepare("update marketing_access set state = 'declined' where account_id = ?")
      .bind(of.account.id)
      .run();
    expect(await findLeavingHost(testContext(), link.code, targetOf(link))).toBe("shop.example");
  });

  it("is redirected to immediately if a mailbox of the account was verified for its domain", async () => {
    const of = await makeBusiness();
    await makeMailbox(of.ctx, 465, { fromAddress: "amina@lamps.co.ke" });
    expect(await leaving(of, "https://lamps.co.ke/")).toBeNull();
    expect(await leaving(await makeBusiness(), "https://lamps.co.ke/")).toBe("lamps.co.ke");
  });

  it.each([
    ["is not verified yet", { readyAt: null }],
    ["was removed", { removedAt: new Date() }],
    ["is one of the demo", { isDemo: true }],
    ["is the platform's", { kind: "platform" as const }],
  ])("is shown to the visitor if the mailbox %s", async (_, set) => {
    const of = await makeBusiness();
    await makeMailbox(of.ctx, 465, { fromAddress: "amina@lamps.co.ke", ...set });
    expect(await leaving(of, "https://lamps.co.ke/")).toBe("lamps.co.ke");
  });

  it("is shown to the visitor if it is a mail provider's domain", async () => {
    const of = await makeBusiness();
    await makeMailbox(of.ctx, 465, { fromAddress: "amina@yahoo.com" });
    expect(await leaving(of, "https://yahoo.com/")).toBe("yahoo.com");
  });

  it.each(["wordpress.com", "google.com", "co.ke", "github.io", "blogspot.com"])(
    "is shown to the visitor if the verified domain hosts many owners' sites: %s",
    async (domain) => {
      const of = await makeBusiness();
      await makeMailbox(of.ctx, 465, { fromAddress: `amina@${domain}` });
      expect(await leaving(of, `https://sites.${domain}/`)).toBe(`sites.${domain}`);
    },
  );

  it.each(["https://www.com/", "https://wordpress.com/"])(
    "is shown to the visitor if the approved website hosts many owners' sites: %s",
    async (website) => {
      const of = await makeBusiness();
      await marketingLink(of);
      await approve(of, website);
      expect(await leaving(of, "https://evil.wordpress.com/")).toBe("evil.wordpress.com");
    },
  );

  it("is redirected to immediately if the website is a name below a shared domain", async () => {
    const of = await makeBusiness();
    await marketingLink(of);
    await approve(of, "https://jua.wordpress.com/");
    expect(await leaving(of, "https://jua.wordpress.com/lamps")).toBeNull();
  });

  it("is redirected to immediately if the operator trusts it", async () => {
    const admin = await signUpAdmin();
    await changeSettings(admin.ctx, SettingsChange.parse({ linkDomains: ["Trusted.example"] }));
    expect(await leaving(await makeBusiness(), "https://www.trusted.example/")).toBeNull();
    await changeSettings(admin.ctx, SettingsChange.parse({ linkDomains: [] }));
    expect(await leaving(await makeBusiness(), "https://www.trusted.example/")).toBe("www.trusted.example");
  });

  it.each(["http://192.168.1.10/", "https://xn--pypal-4ve.com/"])(
    "is not found for an older link to %s",
    async (target) => {
      const { code } = await marketingLink(await makeBusiness());
      expect(await outcome(findLeavingHost(testContext(), code, target))).toBe("not_found");
    },
  );
});
