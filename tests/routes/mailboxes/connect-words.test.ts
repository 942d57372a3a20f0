import { expect, it } from "vitest";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

it("names both inbound options for developers on the connect-mailbox screen", async () => {
  const { cookie } = await signedInBusiness();
  const html = await (await fetchApp("/mailboxes/connect", { cookie })).text();
  const [words = ""] = /For developers: .*?<\/p>/s.exec(html.replaceAll("<!-- -->", "")) ?? [];
  expect(words).toContain('href="/replies/webhooks"');
  expect(words).toContain("Email Routing");
});
