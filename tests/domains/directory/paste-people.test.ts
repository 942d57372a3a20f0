import { describe, expect, it } from "vitest";
import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { readLines } from "~/domains/directory/contacts/paste/read-lines";
import { readVcards } from "~/domains/directory/contacts/paste/read-vcards";
import { addressHash } from "~/domains/suppression/address-hash.server";
import { suppressStatement } from "~/domains/suppression/suppression.server";
import { makeBusiness } from "../../support/context";
import { ownPeople } from "../../support/imports";
import { addCompanies } from "../../support/lead-search";

const input = (people: string, more: Record<string, unknown> = {}) =>
  PastedPeople.parse({ people, isConfirmed: true, ...more });

describe("lines", () => {
  it.each([
    ["Amina <a@jua.test>", { contactName: "Amina", contactEmail: "a@jua.test" }],
    [
      "Amina Odhiambo, Head of Sales, a@jua.test, +254 700 000000, Jua Ltd",
      {
        contactName: "Amina Odhiambo",
        contactTitle: "Head of Sales",
        contactEmail: "a@jua.test",
        phoneNumber: "+254 700 000000",
        companyName: "Jua Ltd",
      },
    ],
    [
      "Amina\tDirector\t\t0700 000000\tJua",
      { contactName: "Amina", contactTitle: "Director", phoneNumber: "0700 000000", companyName: "Jua" },
    ],
    ['"Odhiambo, Amina", Jua; Sons', { contactName: "Odhiambo, Amina, Jua", contactTitle: "Sons" }],
    ["Amina Odhiambo <a@jua.test>, Director, Jua", { contactTitle: "Director", companyName: "Jua" }],
    ["a@jua.test", { contactName: "", contactEmail: "a@jua.test" }],
    ["Amina, Director, Jua", { contactName: "Amina", contactTitle: "Director", companyName: "Jua" }],
  ])("%s", (line, person) => {
    expect(readLines(line)[0]).toMatchObject(person);
  });

  it("takes several people of one line, as mail programs copy them", () => {
    const found = readLines("\nAmina <a@jua.test>, Otieno Ouma <o@jua.test>;\n\nAma\n");
    expect(found.map(({ line, contactName, contactEmail }) => [line, contactName, contactEmail])).toEqual([
      [2, "Amina", "a@jua.test"],
      [2, "Otieno Ouma", "o@jua.test"],
      [4, "Ama", undefined],
    ]);
  });
});

describe("vCards", () => {
  it("of three versions, folded, escaped, grouped and quoted-printable", () => {
    const text = [
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Amina Odhiambo\r\nORG:Jua Solar\\; Sons;Sales\r\nTITLE:Head of\r\n  Sales\r\nitem1.EMAIL;TYPE=work:a@jua.test\r\nEMAIL:second@jua.test\r\nTEL;VALUE=uri:tel:+254-700-000000\r\nADR:;;Moi Avenue;Nairobi;;00100;Kenya\r\nEND:VCARD",
      "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Diop;A=C3=AFssa=\ntou\nEMAIL:aissatou@jua.test\nEND:VCARD",
    ].join("\n");
    expect(readVcards(text)).toMatchObject([
      {
        contactName: "Amina Odhiambo",
        companyName: "Jua Solar; Sons",
        contactTitle: "Head of Sales",
        contactEmail: "a@jua.test",
        phoneNumber: "+254-700-000000",
        location: "Nairobi, Kenya",
      },
      { contactName: "A\u00efssatou Diop", contactEmail: "aissatou@jua.test" },
    ]);
  });

  it.each([
    "BEGIN:VCARD\n".repeat(8_000),
    `BEGIN:VCARD\nFN:${"\\".repeat(99_000)}\nEND:VCARD`,
    `BEGIN:VCARD\n${" x\n".repeat(33_000)}END:VCARD`,
    `${"<a@b>".repeat(20_000)}`,
    `${'"'.repeat(50_000)}${",".repeat(50_000)}`,
  ])("reads 100,000 letters made to be slow in no time (%#)", (text) => {
    const began = performance.now();
    readVcards(text);
    readLines(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe("a pasted list", () => {
  it("is shown first, and added once, however often it is confirmed, also at the same time", async () => {
    const { ctx } = await makeBusiness();
    const text = "Amina <amina@jua.test>\nOtieno\nnot@alone.test\nAMINA <Amina@jua.test>\n";
    const shown = await pastePeople(ctx, input(text, { isConfirmed: false }));
    expect(shown).toMatchObject({
      added: 0,
      people: [{ isThere: false }, { isThere: false, contactEmail: null }, { isThere: true }],
    });
    expect(shown.problems).toMatchObject([{ line: 3, reason: "Please enter the name of the contact." }]);
    expect(await ownPeople(ctx)).toEqual([]);
    const done = await Promise.all(
      [1, 2, 3].map(() => pastePeople(ctx, input(text, { source: "Trade fair 2026" }))),
    );
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(await ownPeople(ctx)).toMatchObject([
      { name: "Amina", email: "amina@jua.test", source: "Trade fair 2026" },
      { name: "Otieno", email: null },
    ]);
  });

  it("belongs to the company it was pasted for; who was erased stays out, and another account's company is not there", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua" }, { name: "Jua", country: "GH" }]);
    await suppressStatement(ctx, addressHash(ctx.config, "gone.paste@jua.test"), "erased");
    const { added, problems } = await pastePeople(
      ctx,
      input("Amina, a@jua.test\nGone, gone.paste@jua.test", { companyId }),
    );
    expect([added, problems.length]).toEqual([1, 1]);
    expect(await ownPeople(ctx)).toMatchObject([
      { name: "Amina", company: "Jua", country: "KE", source: expect.stringMatching(/^list pasted on /) },
    ]);
    await expect(pastePeople(other.ctx, input("Amina", { companyId }))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("of more than 500 says so", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const { people, problems } = await pastePeople(
      ctx,
      input(Array.from({ length: 501 }, (_, n) => `Person ${n}`).join("\n"), { isConfirmed: false }),
    );
    expect([people.length, problems[0]?.line]).toEqual([500, 501]);
    expect(() => input("x".repeat(100_001))).toThrow();
  });
});
