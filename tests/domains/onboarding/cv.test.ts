import { beforeAll, describe, expect, it } from "vitest";
import { MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { findCv, storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { kindOfBytes } from "~/domains/templates/files/file-kinds";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { env } from "../../support/harness/context";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PDF = bytes("%PDF-1.7\n1 0 obj\n");
const DOCX = bytes("PK\u0003\u0004 [Content_Types].xml word/document.xml");
const file = (content: Uint8Array, name = "cv.pdf") => ({ name, bytes: content });

describe("an agent's CV", () => {
  let agent: SignedInAgent;
  beforeAll(async () => {
    agent = await approvedAgent({}, { set: "reviewed_at = null" });
  });

  it.each([
    ["an executable", file(bytes("MZ\u0090\u0000"), "cv.pdf"), "invalid"],
    ["nothing", file(new Uint8Array(), "cv.pdf"), "invalid"],
    ["no file at all", null, "invalid"],
    [
      "a table named as a document",
      file(bytes("PK\u0003\u0004 [Content_Types].xml xl/workbook.xml"), "cv.docx"),
      "invalid",
    ],
    ["a picture", file(bytes("\u0089PNG\r\n\u001a\n"), "cv.pdf"), "invalid"],
    ["too large", file(new Uint8Array(MAX_CV_BYTES + 1)), "too_large"],
  ])("is rejected if it is %s", async (_, given, code) => {
    await expect(storeCv(agent.ctx, given)).rejects.toMatchObject({ code, field: "cv" });
    expect(await findCv(agent.ctx, agent.agent.id)).toBeNull();
  });

  it("is kept once, named by its detected file type, and advances the progress", async () => {
    expect(kindOfBytes(DOCX)).toBe("docx");
    await storeCv(agent.ctx, file(PDF, "old.pdf"));
    const [one, other] = await Promise.allSettled([
      storeCv(agent.ctx, file(PDF, "..\\amina.exe")),
      storeCv(agent.ctx, file(DOCX, "amina.docx")),
    ]);
    expect([one.status, other.status]).toContain("fulfilled");
    const rows = env.DB.prepare(
      "select count(*) n from agent_cvs where agent_id = ? and discarded_at is null",
    );
    expect(await rows.bind(agent.agent.id).first("n")).toBe(1);
    expect((await findCv(agent.ctx, agent.agent.id))?.originalName).toMatch(/^amina\.(exe\.pdf|docx)$/);
    expect((await onboardingProgress(agent.ctx, agent.agent.id)).percent).toBe(36);
  });

  it("is purged nightly with its file once replaced, while the current one stays", async () => {
    const old = await storeCv(agent.ctx, file(PDF, "one.pdf"));
    const current = await storeCv(agent.ctx, file(PDF, "two.pdf"));
    await purgeOnboardingFiles(agent.ctx, new Date(0));
    expect(await agent.ctx.files.head(old.key)).toBeNull();
    expect(await agent.ctx.files.head(current.key)).not.toBeNull();
  });

  it("frees its storage quota when a replaced file is purged", async () => {
    const { ctx, agent: fresh } = await approvedAgent();
    const used = () =>
      env.DB.prepare("select used from quota_usage where holder = ? and period = 'all'")
        .bind(`agent:${fresh.id}`)
        .first("used");
    await storeCv(ctx, file(PDF, "one.pdf"));
    await env.DB.prepare("update agent_cvs set discarded_at = 1 where agent_id = ?").bind(fresh.id).run();
    expect(await used()).toBe(PDF.byteLength);
    await purgeOnboardingFiles(ctx, new Date(0));
    expect(await used()).toBeNull();
  });

  it("is purged with its file after the retention period following the decision", async () => {
    const { ctx, agent: decided } = await approvedAgent();
    const cv = await storeCv(ctx, file(PDF));
    await purgeOnboardingFiles(ctx, new Date(Date.now() + 60_000));
    expect([await findCv(ctx, decided.id), await ctx.files.head(cv.key)]).toEqual([null, null]);
  });

  it("can't be replaced after the application was decided", async () => {
    const { ctx, agent: decided } = await approvedAgent();
    const cv = await storeCv(ctx, file(PDF, "first.pdf"));
    await expect(storeCv(ctx, file(PDF, "other.pdf"))).rejects.toMatchObject({
      code: "conflict",
      field: "cv",
    });
    expect(await findCv(ctx, decided.id)).toMatchObject({ id: cv.id });
    await env.DB.prepare("update agents set reviewed_at = null where id = ?").bind(decided.id).run();
    expect(await storeCv(ctx, file(PDF, "other.pdf"))).toMatchObject({ originalName: "other.pdf" });
  });

  it("isn't replaced by an upload in progress during the decision, which leaves no file", async () => {
    const { ctx, agent: decided } = await approvedAgent({}, { set: "reviewed_at = null" });
    const cv = await storeCv(ctx, file(PDF, "first.pdf"));
    const keys: string[] = [];
    const files = Object.create(ctx.files, {
      put: {
        value: async (key: string, content: Uint8Array) => {
          keys.push(key);
          await ctx.files.put(key, content);
          await env.DB.prepare("update agents set reviewed_at = 1 where id = ?").bind(decided.id).run();
        },
      },
      delete: { value: (key: string) => ctx.files.delete(key) },
    });
    const late = storeCv({ ...ctx, files }, file(PDF, "late.pdf"));
    await expect(late).rejects.toMatchObject({ code: "conflict", field: "cv" });
    expect(await findCv(ctx, decided.id)).toMatchObject({ id: cv.id });
    expect(keys).toHaveLength(1);
    expect(await ctx.files.head(keys[0] ?? "")).toBeNull();
  });

  it("is part of its owner's data export, and is deleted with the user", async () => {
    const { ctx, agent: leaving } = await approvedAgent();
    const cv = await storeCv(ctx, file(PDF, "leaving.pdf"));
    expect(JSON.stringify((await ownData(ctx)).onboarding)).toContain("leaving.pdf");
    await eraseUser(ctx, leaving.userId, "erase-self");
    const row = env.DB.prepare("select original_name, discarded_at from agent_cvs where id = ?").bind(cv.id);
    expect(await row.first()).toMatchObject({ original_name: "", discarded_at: expect.any(Number) });
    await purgeOnboardingFiles(ctx, new Date(0));
    expect(await ctx.files.head(cv.key)).toBeNull();
  });
});
