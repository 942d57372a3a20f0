import { expect, it } from "vitest";
import { LOOK } from "~/domains/templates/template-limits";
import { signUpAdmin } from "../support/fixtures/people";
import { postForm, signedInBusiness } from "../support/harness/app";

const SECRET = "Typed-Secret-77123";
const ISSUER = { issuer: "none", clientId: "", clientSecret: SECRET };

const business = async () => (await signedInBusiness({ plan: "corporate" })).cookie;
const admin = async () => `njia=${(await signUpAdmin()).token}`;
const visitor = async () => "";

/** Forms that are shown again with the submitted values. */
const FORMS: [string, () => Promise<string>, Record<string, string>][] = [
  ["/admin/settings/providers/new", admin, ISSUER],
  ["/admin/research/sources/new", admin, { key: SECRET, licenceUrl: "none" }],
  ["/admin/users/new", admin, { password: SECRET }],
  ["/account/single-sign-on", business, ISSUER],
  ["/account/second-factor/code", business, { code: SECRET }],
  ["/account/password", business, { currentPassword: SECRET, newPassword: SECRET, confirmPassword: "x" }],
  ["/mailboxes/connect", business, { fromAddress: "x", password: SECRET }],
  ["/campaigns/new", business, { name: "x", password: SECRET, [LOOK]: "1" }],
  ["/campaigns/new", business, { fromAddress: "x", password: SECRET, inPlace: "find" }],
  ["/campaigns/check", business, { name: "x", password: SECRET }],
  ["/second-factor", visitor, { code: SECRET }],
  ["/reset-password", visitor, { token: SECRET, password: SECRET }],
  ["/business-login", visitor, { email: "x", password: SECRET }],
];

it.each(FORMS)("%s returns no submitted secret, as a page or as data", async (path, who, fields) => {
  const cookie = await who();
  for (const asked of [path, `${path}.data`]) {
    const answer = await postForm(asked, fields, cookie);
    const text = await answer.text();
    expect([asked, answer.status < 500, answer.status !== 404]).toEqual([asked, true, true]);
    expect(text.includes(SECRET), asked).toBe(false);
  }
});
