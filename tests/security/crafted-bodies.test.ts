import { describe, expect, it } from "vitest";
import { application, PASSWORD } from "../support/fixtures/people";
import { fetchApp, ORIGIN } from "../support/harness/app";
import { everyRow } from "../support/harness/every-row";

const address = () => `crafted-${crypto.randomUUID()}@shop.test`;
const signup = () => ({
  firstName: "Amina",
  lastName: "Bello",
  email: address(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

const FORMS = [
  "/business-signup",
  "/business-login",
  "/auth",
  "/auth/signup",
  "/agent-auth?mode=signup",
  "/agent-login",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/change-email",
  "/invitation",
  "/data-request",
  "/erase-account",
];
const CALLS = [
  "auth/email-register",
  "auth/email-login",
  "auth/forgot-password",
  "auth/reset-password",
  "auth/verify-email",
  "auth/change-email",
  "auth/erase-account",
  "agents/signup",
  "agents/login",
  "data-requests",
  "data-requests/confirm",
].map((name) => `/api/${name}`);

const send = (path: string, type: string | null, body: BodyInit | null) =>
  fetchApp(path, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, ...(type && { "content-type": type }) },
  });
const URLENCODED = "application/x-www-form-urlencoded";
const valid = () => ({ ...application(), ...signup(), token: "a".repeat(43), code: "123456" });
const encoded = (more: Record<string, string>) =>
  `${new URLSearchParams(valid() as never)}&${new URLSearchParams(more)}`;
const named = (name: string) => encoded({ [name]: "true" });
const MULTIPART = 'multipart/form-data; boundary="b"';
const part = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`field${index}`, "x"]));
const MEGABYTE = "a".repeat(1024 * 1024);

const BAD_FORMS: [string, string | null, () => BodyInit | null][] = [
  ...[
    "__proto__.isAdmin",
    "__proto__[isAdmin]",
    "constructor.prototype.isAdmin",
    "firstName.__proto__.isAdmin",
    "a[__proto__]",
    "email.toString",
    "lastName[valueOf]",
    "firstName[constructor][prototype][isAdmin]",
    "markets[30000000]",
    "a.b.c.d.e.f",
    "password[",
    "token[]",
    "..code",
    "x".repeat(200),
  ].map((name): (typeof BAD_FORMS)[number] => [
    `a field ${name.slice(0, 40)}`,
    URLENCODED,
    () => named(name),
  ]),
  ["600 fields", URLENCODED, () => encoded(many)],
  ["a field of a megabyte", URLENCODED, () => encoded({ lastName: MEGABYTE })],
  ["no body", URLENCODED, () => null],
  ["no body and no type", null, () => null],
  ["JSON", "application/json", () => JSON.stringify(valid())],
  ["plain text", "text/plain", () => encoded({})],
  ["a type nobody knows", "application/octet-stream", () => encoded({})],
  ["a type that is none", "; ;", () => encoded({})],
  [
    "a form that breaks off",
    MULTIPART,
    () => `${part("email", address())}--b\r\nContent-Disposition: form-da`,
  ],
  ["a form without its boundary", "multipart/form-data", () => part("email", address())],
  [
    "a file for a field",
    MULTIPART,
    () =>
      part('email"; filename="a.txt', "a@b.test") +
      part('code"; filename="c', "1") +
      part('token"; filename="t', "1") +
      "--b--\r\n",
  ],
];

describe("a form body that none of our pages sends (Conform CVE-2026-49250, CVE-2024-32866)", () => {
  it.each(BAD_FORMS)(
    "gets a 4xx with a message at every sign-in page and writes nothing: %s",
    async (_, type, body) => {
      const before = await everyRow(["rate_limit_buckets"]);
      for (const path of FORMS) {
        const answer = await send(path, type, body());
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect((await answer.text()).length).toBeGreaterThan(20);
      }
      expect(await everyRow(["rate_limit_buckets"])).toEqual(before);
      expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    },
  );
});

const JSON_TYPE = "application/json";
const BAD_CALLS: [string, string | null, () => string | null][] = [
  ["no body", JSON_TYPE, () => null],
  ["a list", JSON_TYPE, () => "[]"],
  ["null", JSON_TYPE, () => "null"],
  ["a text", JSON_TYPE, () => '"a"'],
  ["half of it", JSON_TYPE, () => JSON.stringify(valid()).slice(0, 40)],
  ["two of it", JSON_TYPE, () => "{}{}"],
  ["deep brackets", JSON_TYPE, () => `{"email":${"[".repeat(50_000)}${"]".repeat(50_000)}}`],
  ["a field of a megabyte", JSON_TYPE, () => JSON.stringify({ ...valid(), lastName: MEGABYTE })],
  [
    "objects for texts",
    JSON_TYPE,
    () => JSON.stringify({ email: { $gt: "" }, password: { $ne: 1 }, token: {}, code: [] }),
  ],
  ["numbers for texts", JSON_TYPE, () => JSON.stringify({ email: 1, password: 2, token: 3, requestId: 4 })],
  [
    "__proto__",
    JSON_TYPE,
    () => '{"__proto__":{"email":"a@b.test","password":"correct horse","token":"a","isAdmin":true}}',
  ],
  ["plain text", "text/plain", () => JSON.stringify(valid())],
  ["a form", URLENCODED, () => encoded({})],
];

describe("a request body that no valid client sends", () => {
  it.each(BAD_CALLS)(
    "gets a 4xx with a message at every sign-in call and writes nothing: %s",
    async (_, type, body) => {
      const before = await everyRow(["rate_limit_buckets"]);
      for (const path of CALLS) {
        const answer = await send(path, type, body());
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect((await answer.text()).length).toBeGreaterThan(5);
      }
      expect(await everyRow(["rate_limit_buckets"])).toEqual(before);
      expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    },
  );
});
