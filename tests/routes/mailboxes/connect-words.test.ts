import { expect, it } from "vitest";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

it("the screen that connects a mailbox names both ways for developers", async () => {
  const { cookie } = await signedInBusiness();
  const html = await (await fetchApp("/mailboxes/connect", { cookie })).text();
  const [words = ""] = /For developers: .*?<\/p>/s.exec(html.replaceAll("<!-- -->", "")) ?? [];
  expect(words).toContain('href="/replies/webhooks"');
  expect(words).toContain("Email Routing");
});
