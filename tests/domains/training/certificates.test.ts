import { expect, it } from "vitest";
import { certificatePdf } from "~/domains/training/certificates/certificate-pdf";
import { certificateJson, certificateState } from "~/domains/training/certificates/certificates.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { verifyCertificate } from "~/domains/training/certificates/verify-certificate.mjs";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { at, DAY } from "../../support/fixtures/payouts";
import { outcome, signUp } from "../../support/fixtures/people";
import { readPdf } from "../../support/fixtures/read-pdf";
import { answersOf, certified, passedQuiz, publishedModule } from "../../support/fixtures/training";
import { env } from "../../support/harness/context";

const later = (days: number) => new Date(Date.now() + days * DAY);

it("a certificate can be verified without our system, which detects any change and its expiry", async () => {
  const { ctx } = await signUp();
  const file = certificateJson(await certified(ctx, await publishedModule()));
  const checked = (change: object, now = new Date()) =>
    verifyCertificate(JSON.stringify({ ...file, ...change }), now);
  expect(await checked({})).toMatchObject({
    state: "valid",
    problem: null,
    certificate: { name: "Amina Bello" },
  });
  expect((await checked({}, later(731))).state).toBe("expired");
  for (const change of [
    { name: "Somebody Else" },
    { title: "Another module" },
    { expiresAt: later(9_999).toISOString() },
    { isDemo: true },
    { signature: "AAAA" },
    { publicKey: "AAAA" },
    { format: "another" },
    { id: 5 },
  ])
    expect((await checked(change)).state).toBe("forged");
  for (const text of ["", "{", "null", "[]", "x".repeat(20_000)])
    expect((await verifyCertificate(text, new Date())).state).toBe("forged");
});

it("a certificate signed with a key that is not ours is forged, and one of ours expires after two years", async () => {
  const { ctx } = await signUp();
  const certificate = await certified(ctx, await publishedModule());
  expect(await certificateState(ctx, certificate)).toBe("valid");
  expect(await certificateState(at(ctx, later(731)), certificate)).toBe("expired");
  const others = {
    ...ctx,
    config: { ...ctx.config, PASSWORD_PEPPER: "another pepper, as long as that one is" },
  };
  expect(await certificateState(others, certificate)).toBe("forged");
});

it("a certificate is issued once per user and module, and renewed under its number after a new pass", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  const first = await certified(ctx, id);
  await expect(beginAttempt(ctx, id)).rejects.toThrow("You’ve already passed this quiz.");
  const soon = at(ctx, later(700));
  expect(await completeModule(soon, id)).toEqual(first);
  const begun = await beginAttempt(soon, id);
  await answerAttempt(soon, id, begun.attempt.id, { answers: answersOf(begun) });
  const after = at(ctx, later(701));
  const [renewed, again] = await Promise.all([completeModule(after, id), completeModule(after, id)]);
  expect(renewed).toEqual(again);
  expect([renewed.id, renewed.expiresAt > first.expiresAt]).toEqual([first.id, true]);
  expect(await certificateState(after, renewed)).toBe("valid");
  const count = env.DB.prepare("select count(*) n from certificates where user_id = ?").bind(
    ctx.actor.userId,
  );
  expect(await count.first("n")).toBe(1);
});

it("a certificate requires a name, and can't be issued while impersonating", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  await passedQuiz(ctx, id);
  const nameless = { ...ctx, actor: { ...ctx.actor, firstName: " ", lastName: "" } };
  await expect(completeModule(nameless, id)).rejects.toThrow("Certificates show your name.");
  const acting = { ...ctx, actor: { ...ctx.actor, impersonatorId: 1 } };
  expect(await outcome(completeModule(acting, id))).toBe("forbidden");
});

it.each(["አበበ ቢቂላ", "آمنة بللو", "Ọláwálé Ṣọlá", "ⵎⴰⵙⵉⵏ"])(
  "a certificate contains the name %s in its PDF",
  async (name) => {
    const { ctx } = await signUp();
    const certificate = await certified(ctx, await publishedModule());
    const { lines } = readPdf(await certificatePdf(ctx, { ...certificate, name }));
    expect(lines).toContain(name);
    expect(lines.join(" ")).toContain(`Number: ${certificate.id}`);
    expect(lines.join(" ")).not.toContain("plain letters");
  },
);
