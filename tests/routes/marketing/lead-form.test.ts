import { expect, it } from "vitest";
import { MARKETING } from "~/paths/business/marketing";
import { marketingForm } from "../../support/fixtures/marketing";
import { postForm } from "../../support/harness/app";
import { makeBusiness } from "../../support/harness/context";

it("names unfilled lead form fields in the language of the form's page", async () => {
  const { slug } = await marketingForm(await makeBusiness(), { language: "ar", title: "اطلب الأسعار" });
  const answer = await postForm(MARKETING.publicForm(slug), { name: "أمينة", email: "nothing" });
  const html = await answer.text();
  const summary = html.slice(html.indexOf('role="alert"'), html.indexOf("<label"));
  expect(answer.status).toBe(422);
  expect(summary).toContain(">البريد الإلكتروني</a>");
  expect(summary).not.toMatch(/>(Email|Consent)</);
});
