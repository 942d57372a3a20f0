import { describe, expect, it } from "vitest";
import { callApp, fetchApp, postForm } from "../support/harness/app";
import { env } from "../support/harness/context";

const signup = () => ({
  firstName: "Kofi",
  lastName: "Mensah",
  email: `kofi-${crypto.randomUUID()}@shop.test`,
  password: "a good long one",
  confirmPassword: "a good long one",
  companyName: "Volta Traders",
  operationalMarkets: ["GH", "KE"],
});

const written = (email: string) =>
  env.DB.prepare(
    `select u.first_name, u.last_name, u.user_type, u.is_admin, a.name, a.plan, a.operational_markets
     from users u join accounts a on a.id = u.account_id where u.email = ?`,
  )
    .bind(email)
    .first();

describe("business sign-up by form and API", () => {
  it("creates the same records either way", async () => {
    const [byForm, byCall] = [signup(), signup()];
    const form = await postForm("/business-signup", byForm);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/business"]);
    expect((await callApp("POST", "/api/auth/email-register", byCall)).status).toBe(201);
    expect(await written(byForm.email)).not.toBeNull();
    expect(await written(byForm.email)).toEqual(await written(byCall.email));
  });

  it.each([
    [{ firstName: "" }, "Please fill in all required fields."],
    [{ email: "nobody" }, "Enter an email address, e.g. amina@example.com."],
    [{ password: "abc", confirmPassword: "abc" }, "Password must be at least 6 characters long."],
    [{ confirmPassword: "other" }, "Passwords do not match. Please try again."],
  ])("has the same errors for %j", async (over, message) => {
    const form = await postForm("/business-signup", { ...signup(), ...over });
    const call = await callApp("POST", "/api/auth/email-register", { ...signup(), ...over });
    expect([form.status, call.status]).toEqual([422, 422]);
    expect(await form.text()).toContain(message);
    expect(await call.text()).toBe(message);
  });
});

describe("sign-in by form and API", () => {
  it("opens a session either way", async () => {
    const input = signup();
    await callApp("POST", "/api/auth/email-register", input);
    const credentials = { email: input.email, password: input.password };
    const answers = [
      await postForm("/business-login", credentials),
      await callApp("POST", "/api/auth/email-login", credentials),
    ];
    for (const answer of answers) {
      const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
      expect((await fetchApp("/api/auth/user", { cookie })).status).toBe(200);
    }
  });

  it("asks for both fields with the same message either way", async () => {
    const form = await postForm("/business-login", { email: "", password: "" });
    const call = await callApp("POST", "/api/auth/email-login", { email: "", password: "" });
    expect(await form.text()).toContain("Please enter both email and password");
    expect(await call.text()).toBe("Please enter both email and password");
  });
});
