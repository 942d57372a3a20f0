import { describe, expect, it } from "vitest";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { readLines } from "~/domains/directory/contacts/paste/read-lines";
import { readTable } from "~/domains/directory/contacts/paste/read-table";
import { readVcards } from "~/domains/directory/contacts/paste/read-vcards";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { ownPeople } from "../../support/fixtures/imports";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

const input = (people: string, more: Record<string, unknown> = {}) =>
  PastedPeople.parse({ people, isConfirmed: true, ...more });

describe("pasted lines", () => {
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
    ["Odhiambo, Amina <a@jua.test>", { contactName: "Amina Odhiambo", contactEmail: "a@jua.test" }],
    ["Amina Odhiambo, Director <a@jua.test>", { contactName: "Amina Odhiambo", contactTitle: "Director" }],
    [
      "Amina Odhiambo - a@jua.test - 0722 555 405",
      { contactName: "Amina Odhiambo", contactEmail: "a@jua.test", phoneNumber: "0722 555 405" },
    ],
    [
      "Amina | Director | Jua Ltd | a@jua.test | +233 24 455 5409",
      { contactName: "Amina", contactTitle: "Director", companyName: "Jua Ltd", contactEmail: "a@jua.test" },
    ],
    [
      "Name: Amina, Email: a@jua.test, Phone: +256 772 555 406, Company: Jua Ltd",
      {
        contactName: "Amina",
        contactEmail: "a@jua.test",
        phoneNumber: "+256 772 555 406",
        companyName: "Jua Ltd",
      },
    ],
    ["Odhiambo, Amina (Sales) <a@jua.test>", { contactName: "Amina Odhiambo", contactEmail: "a@jua.test" }],
    ["a@jua.test", { contactName: "", contactEmail: "a@jua.test" }],
    ["!!!", { contactName: "" }],
    ["+254", { contactName: "" }],
    ["2026, a@jua.test", { contactName: "", contactEmail: "a@jua.test" }],
    ["Amina, Director, Jua", { contactName: "Amina", contactTitle: "Director", companyName: "Jua" }],
  ])("are split into name, job title, email, phone and company: %s", (line, person) => {
    expect(readLines(line)[0]).toMatchObject(person);
  });

  it("are split if several people share a line, as mail programs copy them", () => {
    const found = readLines("\nAmina <a@jua.test>, Otieno Ouma <o@jua.test>;\n\nAma\n");
    expect(found.map(({ line, contactName, contactEmail }) => [line, contactName, contactEmail])).toEqual([
      [2, "Amina", "a@jua.test"],
      [2, "Otieno Ouma", "o@jua.test"],
      [4, "Ama", undefined],
    ]);
  });
});

const NOW = new Date("2026-11-29T12:00:00Z");
const peopleOf = (text: string) =>
  (readTable(text, NOW) ?? []).map(({ line, person }) => ({ line, ...person }));

describe("a pasted table of opt-outs", () => {
  it.each([
    ["two columns", "email,unsubscribed\na@jua.test,yes"],
    ["a status", "Email Address,Status\na@jua.test,Unsubscribed"],
    [
      "an export of a mailing tool",
      "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_IP,CONFIRM_IP,LATITUDE,GMTOFF,LEID,EUID,UNSUB_TIME\na@jua.test,Ama,O,2,,,,,1,2,2025-01-05 10:00:00",
    ],
  ])("suppresses the contact who opted out: %s", async (_, people) => {
    const { ctx } = await makeBusiness();
    expect(await pastePeople(ctx, input(people))).toMatchObject({ optedOut: 1 });
    const { results } = await ctx.d1
      .prepare("select address from suppressions where account_id = ?")
      .bind(ctx.account.id)
      .all();
    expect(results).toEqual([{ address: "a@jua.test" }]);
  });

  it.each(["Amina, Director, Jua", "Status Foods, Amina, Nairobi"])(
    "is not detected in plain lines: %s",
    (line) => {
      expect(readTable(`${line}\nAma`, NOW)).toBeNull();
    },
  );
});

describe("a pasted table", () => {
  it("is read by its column names", () => {
    expect(peopleOf("\nName\tJob title\tE-mail\nAmina\tDirector\ta@jua.test")).toMatchObject([
      { line: 3, contactName: "Amina", contactTitle: "Director", contactEmail: "a@jua.test" },
    ]);
    expect(peopleOf("Name\nAmina\nName")).toMatchObject([{ contactName: "Amina" }, { contactName: "Name" }]);
    expect(peopleOf("Prénom;Nom;Société;LTV;Email\nAwa;Diop;Jua SA;1;awa@jua.test")).toMatchObject([
      { contactName: "Awa Diop", companyName: "Jua SA", contactEmail: "awa@jua.test" },
    ]);
    expect(readTable("Amina, Director, a@jua.test\nAma", NOW)).toBeNull();
  });

  it("includes opt-outs, which are suppressed on confirmation", async () => {
    const { ctx } = await makeBusiness();
    const text = "Name,Email,Unsubscribed\nAma,ama.table@jua.test,yes\nBo,bo.table@jua.test,no\n";
    const shown = await pastePeople(ctx, input(text, { isConfirmed: false }));
    expect(shown).toMatchObject({ optedOut: 1, people: [{ isOptedOut: true }, { isOptedOut: false }] });
    const suppressed = () =>
      ctx.d1
        .prepare("select address, reason, import_value from suppressions where account_id = ?")
        .bind(ctx.account.id)
        .all();
    expect((await suppressed()).results).toEqual([]);
    expect(await pastePeople(ctx, input(text))).toMatchObject({ added: 2, optedOut: 1 });
    expect((await suppressed()).results).toEqual([
      { address: "ama.table@jua.test", reason: "unsubscribe", import_value: null },
    ]);
  });
});

it.each([
  [
    '"Kofi A." <k@jua.test>, ama@jua.test, Owusu, Yaa <y@jua.test>',
    ["Kofi A. k@jua.test", " ama@jua.test", "Yaa Owusu y@jua.test"],
  ],
  [
    'To: Amina Yusuf <a@jua.test>; b@jua.test; "Annor, Kofi" <k@jua.test>; "Acme, Inc." <i@jua.test>',
    ["Amina Yusuf a@jua.test", " b@jua.test", "Kofi Annor k@jua.test", "Acme, Inc. i@jua.test"],
  ],
  ["Cc: a@jua.test, b@jua.test", [" a@jua.test", " b@jua.test"]],
  ["À\u00a0: Awa Diop <awa@jua.test>", ["Awa Diop awa@jua.test"]],
  ["إلى: محمد علي <m@jua.test>", ["محمد علي m@jua.test"]],
  ["Tola Ade <t@jua.test>", ["Tola Ade t@jua.test"]],
  ["a@jua.test; b@jua.test", [" a@jua.test", " b@jua.test"]],
  ["Amina, a@jua.test, second@jua.test", ["Amina a@jua.test"]],
  ["Awa\u00a0Diop, \u200bawa@jua.test\u00a0", ["Awa Diop awa@jua.test"]],
  ["محمد علي، ٠١٠٠٠٠٠٠٠٦٨، m@jua.test، شركة النور", ["محمد علي m@jua.test"]],
])("splits a line of recipients into contacts: %s", (line, people) => {
  expect(readLines(line).map(({ contactName, contactEmail }) => `${contactName} ${contactEmail}`)).toEqual(
    people,
  );
});

describe("pasted vCards", () => {
  it("are read in versions 2.1 and 4.0, folded, escaped, grouped and quoted-printable", () => {
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
    ["TEL;TYPE=FAX,WORK:+233 30 1\nTEL;TYPE=CELL,PREF:+233 24 2", "+233 24 2"],
    ["TEL;HOME;VOICE:+233 1\nTEL;WORK;VOICE:+233 2", "+233 2"],
    ["TEL;type=WORK:+233 1\nTEL;type=CELL:+233 2", "+233 2"],
    ['TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+233-1\nTEL;TYPE=cell:+233 2', "+233-1"],
    ["TEL;TYPE=FAX:+233 9", "+233 9"],
    ["EMAIL;TYPE=HOME:h@jua.test\nEMAIL;TYPE=WORK:w@jua.test", "w@jua.test"],
    ["EMAIL:a@jua.test\nEMAIL;TYPE=INTERNET,pref:b@jua.test", "b@jua.test"],
    ["EMAIL;PREF=2:a@jua.test\nEMAIL;PREF=1:b@jua.test", "b@jua.test"],
  ])("use the preferred, mobile or work phone or email: %s", (properties, wanted) => {
    const [person] = readVcards(`BEGIN:VCARD\nFN:Ama\n${properties}\nEND:VCARD`);
    expect(person?.contactEmail ?? person?.phoneNumber).toBe(wanted);
  });

  it("are decoded by the charset of the card, including characters outside the basic plane", () => {
    const card = (property: string) => `BEGIN:VCARD\n${property}\nEND:VCARD`;
    const quoted = "ENCODING=QUOTED-PRINTABLE";
    const names = [
      card(`FN;CHARSET=ISO-8859-1;${quoted}:A=EFssatou`),
      card(`FN;CHARSET=windows-1256;${quoted}:=E3=CD=E3=CF`),
      card(`FN;CHARSET=UTF-8;${quoted}:Amina \u{1f600} =C3=A9\u00e9 =3D`),
      card(`FN;CHARSET=no-such-charset;${quoted}:=C3=A9`),
    ].flatMap(readVcards);
    expect(names.map(({ contactName }) => contactName)).toEqual([
      "A\u00efssatou",
      "\u0645\u062d\u0645\u062f",
      "Amina \u{1f600} \u00e9\u00e9 =",
      "\u00e9",
    ]);
  });

  it.each([
    `BEGIN:VCARD\nX:\u00e9${"\n =".repeat(30_000)}`,
    `BEGIN:VCARD\nFN;QUOTED-PRINTABLE:=${"\n\u00e9=".repeat(33_000)}`,
    `BEGIN:VCARD\nFN;QUOTED-PRINTABLE:${"\u00e9=41".repeat(24_000)}`,
    "BEGIN:VCARD\n".repeat(8_000),
    `BEGIN:VCARD\nFN:${"\\".repeat(99_000)}\nEND:VCARD`,
    `BEGIN:VCARD\n${" x\n".repeat(33_000)}END:VCARD`,
    `${"<a@b>".repeat(20_000)}`,
    `${'"'.repeat(50_000)}${",".repeat(50_000)}`,
  ])("are read within 500 ms, even with 100,000 adversarial characters (%#)", async (text) => {
    const read = () => [readVcards(text), readLines(text)];
    expect(await timeOf(read, 500)).toBeLessThan(500);
  });
});

describe("a pasted list", () => {
  it("is previewed first, then added once, even if confirmed repeatedly or concurrently", async () => {
    const { ctx } = await makeBusiness();
    const text = "Amina <amina@jua.test>\nOtieno\nnot@alone.test\nAMINA <Amina@jua.test>\n";
    const shown = await pastePeople(ctx, input(text, { isConfirmed: false }));
    expect(shown).toMatchObject({
      added: 0,
      people: [
        { isThere: false },
        { isThere: false, contactEmail: null },
        { contactName: "not@alone.test", isThere: false },
        { isThere: true },
      ],
      problems: [],
    });
    expect(await ownPeople(ctx)).toEqual([]);
    const done = await Promise.all(
      [1, 2, 3].map(() => pastePeople(ctx, input(text, { source: "Trade fair 2026" }))),
    );
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    expect(await ownPeople(ctx)).toMatchObject([
      { name: "Amina", email: "amina@jua.test", source: "Trade fair 2026" },
      { name: "Otieno", email: null },
      { name: "not@alone.test", email: "not@alone.test" },
    ]);
  });

  it("is added to the chosen company without erased people, and rejects another account's company", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua" }, { name: "Jua", country: "GH" }]);
    await suppressGloballyStatement(ctx, addressHash(ctx.config, "gone.paste@jua.test"), "erased");
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

  it("recognises existing contacts that have no person key yet", async () => {
    const { ctx } = await makeBusiness();
    const old = async (name: string, email: string | null, company: string | null) =>
      ctx.d1
        .prepare(
          `insert into contacts (id, account_id, contact_name, contact_email, email_key, company_name, confidence, source, is_demo, created_at, updated_at)
           values (?5, ?1, ?2, ?3, ?3, ?4, 0, 'list', 0, 1, 1)`,
        )
        .bind(ctx.account.id, name, email, company, await reserveIds(ctx, "contacts", 1))
        .run();
    await old("Ng\u0169g\u0129 wa Thiong'o", "ngugi@jua.test", null);
    await old("Ama", null, "Jua Ltd");
    const text = "Ngugi wa Thiong'o <ngugi@jua.test>\nAma, Director, JUA\nOtieno";
    const { added, people } = await pastePeople(ctx, input(text));
    expect([added, people.map(({ isThere }) => isThere)]).toEqual([1, [true, true, false]]);
  });

  it("reports the contact whose name has an unreadable character", async () => {
    const { ctx } = await makeBusiness();
    const card = "BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:A=EFssatou\nEND:VCARD";
    const { added, problems } = await pastePeople(ctx, input(card));
    expect([added, problems]).toEqual([
      0,
      [
        {
          line: 1,
          name: "A\ufffdssatou",
          reason: "This line has an unreadable character. Retype it.",
          isAdded: false,
        },
      ],
    ]);
  });

  it("of more than 500 contacts reports an error", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const { people, problems } = await pastePeople(
      ctx,
      input(Array.from({ length: 501 }, (_, n) => `Person ${n}`).join("\n"), { isConfirmed: false }),
    );
    expect([people.length, problems[0]?.line]).toEqual([500, 501]);
    expect(() => input("x".repeat(100_001))).toThrow();
  });
});
