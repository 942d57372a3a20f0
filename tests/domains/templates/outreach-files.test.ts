import { describe, expect, it } from "vitest";
import { PRODUCT_LANGUAGE_CODES } from "~/core/languages";
import { BriefSchema } from "~/domains/templates/brief-schema";
import { eraseOwnTemplates } from "~/domains/templates/erase-templates.server";
import { kindOfBytes } from "~/domains/templates/files/file-kinds";
import { readFileOf } from "~/domains/templates/files/files.server";
import { bytesOfDataUrl, storeFile } from "~/domains/templates/files/store-file.server";
import { ownTemplates } from "~/domains/templates/own-templates.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { writeTemplate } from "~/domains/templates/write-template.server";
import { makeBusiness } from "../../support/harness/context";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join("");
const OLE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const PNG = "\x89PNG\r\n\x1a\n rest";

describe("a file", () => {
  it.each([
    ["%PDF-1.7", "pdf"],
    [PNG, "png"],
    ["\xff\xd8\xff\xe0", "jpg"],
    [`PK\x03\x04 [Content_Types].xml word/document.xml`, "docx"],
    [`PK\x03\x04 [Content_Types].xml word/document.xml word/vbaProject.bin`, null],
    [`PK\x03\x04 [Content_Types].xml xl/workbook.xml`, null],
    [`PK\x03\x04 evil.exe`, null],
    [`${OLE}${wide("WordDocument")}`, "doc"],
    [`${OLE}${wide("WordDocument")}${wide("_VBA_PROJECT")}`, null],
    [`${OLE}${wide("Workbook")}`, null],
    ["MZ\x90", null],
    ["<svg onload=alert(1)>", null],
    ["GIF89a", null],
    ["", null],
    [" %PDF-1.7", null],
  ])("has its type detected from its bytes: %j is %s", (content, kind) => {
    expect(kindOfBytes(bytes(content))).toBe(kind);
  });

  it("is rejected with the specified message for a wrong type or size, whatever its name", async () => {
    const { ctx } = await makeBusiness();
    await expect(storeFile(ctx, "attachment", { name: "report.pdf", bytes: bytes("MZ") })).rejects.toThrow(
      "Invalid file type: Please upload a PDF, Word document, or image file",
    );
    const large = new Uint8Array(10_485_761);
    large.set(bytes("%PDF-"));
    await expect(storeFile(ctx, "attachment", { name: "a.pdf", bytes: large })).rejects.toThrow(
      "File too large: Please upload a file smaller than 10MB",
    );
    expect(
      (await storeFile(ctx, "attachment", { name: "a.pdf", bytes: large.subarray(1, 1) }).catch((e) => e))
        .code,
    ).toBe("invalid");
    const most = await storeFile(ctx, "attachment", { name: "a.pdf", bytes: large.subarray(0, 10_485_760) });
    expect(most.size).toBe(10_485_760);
    await expect(storeFile(ctx, "logo", { name: "a.png", bytes: bytes("%PDF-") })).rejects.toThrow(
      "PNG or JPG",
    );
  });

  it("is stored under a name without path, control or direction characters", async () => {
    const { ctx } = await makeBusiness();
    const name = 'C:\\x\\in"voice\r\n\u202efdp.exe';
    const file = await storeFile(ctx, "attachment", { name, bytes: bytes("%PDF-1") });
    expect(file).toMatchObject({ originalName: "in_voice   fdp.exe.pdf", mimeType: "application/pdf" });
    expect(await (await ctx.files.get(file.key))?.text()).toBe("%PDF-1");
    const { ctx: other } = await makeBusiness();
    await expect(readFileOf(other, file.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["", "x", "data:,x", "data:a/b;base64", "data:a/b;base64,!!!", "https://a.test/x.pdf"])(
    "given as the invalid data URL %j is rejected",
    (text) => {
      expect(() => bytesOfDataUrl(text)).toThrow("data URL");
    },
  );
});

describe("a signature", () => {
  it("shows the owner's name once if the account has no company", async () => {
    const { ctx, user } = await makeBusiness({ name: "Amina Owner" });
    expect((await signatureOf(ctx, user.userId)).text).toBe(`Amina Owner\n${user.email}`);
  });

  it("is prefilled from the user's profile, and its values are escaped", async () => {
    const { ctx, user } = await makeBusiness({ name: "R&D <Ltd>" });
    expect((await signatureOf(ctx, user.userId)).text).toBe(`Amina Owner\nR&D <Ltd>\n${user.email}`);
    const logo = await storeFile(ctx, "logo", { name: "l.png", bytes: bytes(PNG) });
    await saveSignature(
      ctx,
      SignatureChangeSchema.parse({
        title: "<b>Boss</b>",
        website: "example.com",
        customText: "One\n<img src=x>",
        illustration: "way",
        logoUrl: `/files/${logo.id}`,
      }),
    );
    const { html, text } = await signatureOf(ctx, user.userId);
    expect(html).toContain("&lt;b&gt;Boss&lt;/b&gt;, R&amp;D &lt;Ltd&gt;");
    expect(html).toContain('<a href="https://example.com">example.com</a>');
    expect(html).toMatch(
      /<img src="http:\/\/njia\.test\/logos\/[\w-]{43}" alt="Logo of R&amp;D &lt;Ltd&gt;" height="48">/,
    );
    expect(html).not.toContain("<img src=x");
    expect(text).toContain("•———•");
    const { ctx: other } = await makeBusiness();
    await expect(saveSignature(other, { logoUrl: logo.id })).rejects.toMatchObject({ field: "logoUrl" });
    expect((await signatureOf(other, user.userId)).html).not.toContain("Boss");
  });

  it.each([
    [{ website: "javascript:alert(1)" }, "website"],
    [{ website: "https://" }, "website"],
    [{ email: "nobody" }, "email"],
    [{ illustration: "dragon" }, "illustration"],
    [{ name: " " }, "name"],
    [{ logoUrl: "https://evil.test/x.png" }, "logoUrl"],
    [{ customText: "x\n".repeat(20) }, "customText"],
  ])("is rejected with a field error for %o", (given, field) => {
    expect(SignatureChangeSchema.safeParse(given).error?.issues[0]?.path[0]).toBe(field);
  });
});

describe("the files of a closed account", () => {
  it("are deleted with its templates and signature", async () => {
    const { ctx, user } = await makeBusiness();
    const file = await storeFile(ctx, "attachment", { name: "a.pdf", bytes: bytes("%PDF-1") });
    await createTemplate(ctx, TemplateSchema.parse({ name: "T", subject: "S", content: "C" }));
    await saveSignature(ctx, { title: "Boss" });
    expect(await ownTemplates(ctx, user.userId)).toMatchObject({
      signature: { title: "Boss" },
      templates: [{ name: "T" }],
      files: [{ name: "a.pdf" }],
    });
    while (await eraseOwnTemplates(ctx));
    expect(await ownTemplates(ctx, user.userId)).toEqual({ signature: null, templates: [], files: [] });
    expect(await ctx.files.get(file.key)).toBeNull();
  });
});

describe("the template writer", () => {
  const brief = BriefSchema.parse({ offer: "Mini-grids for 40 villages", reader: "utilities", ask: "call" });
  const owner = async () => (await makeBusiness()).ctx;
  const model = (answer: unknown) => ({
    name: "m",
    write: async () => ({}),
    writeMail: async () => answer,
    writePosts: async () => {},
    readReply: async () => ({}),
    chooseIndustries: async () => ({}),
  });

  it.each(PRODUCT_LANGUAGE_CODES)(
    "uses the brief's offer, and only figures from the brief, in %s",
    async (language) => {
      const draft = await writeTemplate({ ...(await owner()), ai: null }, { ...brief, language });
      expect(draft).toMatchObject({ writtenBy: null, modelFailed: false });
      expect(draft.content).toContain("Mini-grids for 40 villages.");
      expect(draft.content.match(/\d+/g)).toEqual(["40"]);
      expect(draft.content).toContain("{{signature}}");
    },
  );

  it("rejects an unsupported language", async () => {
    await expect(
      writeTemplate({ ...(await owner()), ai: null }, { ...brief, language: "ha" }),
    ).rejects.toMatchObject({
      field: "language",
    });
  });

  it.each([
    ["an invented figure", { subject: "Hi", content: "We have 500 customers" }],
    ["an invented address", { subject: "Hi", content: "See https://evil.test" }],
    ["an unknown variable", { subject: "Hi {{mood}}", content: "x" }],
    ["an invalid shape", { title: "Hi" }],
    ["too much text", { subject: "Hi", content: "x".repeat(7_000) }],
  ])("discards a model's draft with %s", async (_what, answer) => {
    const draft = await writeTemplate({ ...(await owner()), ai: model(answer) }, brief);
    expect(draft).toMatchObject({ writtenBy: null, modelFailed: true });
  });

  it("uses a model's draft that keeps to the brief", async () => {
    const answer = { subject: "Hi\r\nBcc: x", content: "Hello {{firstName|there}}, 40 villages" };
    expect(await writeTemplate({ ...(await owner()), ai: model(answer) }, brief)).toMatchObject({
      subject: "Hi  Bcc: x",
      writtenBy: "m",
    });
  });
});
