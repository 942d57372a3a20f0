import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { type Figure, halfOf, shareOf } from "../halves";
import { CASES, type Case } from "./cases";

type Mail = Awaited<ReturnType<typeof readMail>>;

interface Told {
  kind: string;
  /** "hard_bounce" and so on; null if the email is not a bounce report. */
  class: string | null;
  recipients: string[];
  status: string | null;
  messageIds: string[];
}

type Understand = (mail: Mail, raw: string) => Told | Promise<Told>;

const isReport = ({ class: of }: Case) => of !== null;

const isSame = (told: string[], stated: string[]) =>
  JSON.stringify(told.map((row) => row.toLowerCase()).sort()) ===
  JSON.stringify(stated.map((row) => row.toLowerCase()).sort());

export async function score(understand: Understand): Promise<Figure[]> {
  const told = new Map<Case, Told>();
  for (const testCase of CASES)
    told.set(
      testCase,
      await understand(await readMail(new TextEncoder().encode(testCase.raw)), testCase.raw),
    );
  const of = (testCase: Case) => told.get(testCase) as Told;
  const said = ({ kind, class: class_, recipients, status, messageIds }: Told) =>
    [kind, class_, recipients.join(), status, messageIds.join()].join(" ");
  const share = async (
    name: string,
    aim: string,
    cases: readonly Case[],
    isRight: (testCase: Case) => boolean,
  ) => {
    const figure = await shareOf(name, aim, cases, ({ key }) => key, isRight);
    const misses = cases.filter((testCase) => halfOf(testCase.key) === "open" && !isRight(testCase));
    return { ...figure, misses: misses.map((miss) => `${miss.name} → ${said(of(miss))}`) };
  };
  const count = (name: string, cases: readonly Case[], isCounted: (testCase: Case) => boolean): Figure => {
    const inHalf = (half: string) => cases.filter(({ key }) => halfOf(key) === half);
    const open = inHalf("open").filter(isCounted);
    return {
      name,
      unit: "count",
      aim: "0",
      cases: { open: inHalf("open").length, held: inHalf("held").length },
      open: open.length,
      held: inHalf("held").filter(isCounted).length,
      misses: open.map((miss) => `${miss.name} → ${said(of(miss))}`),
    };
  };
  const hard = CASES.filter((testCase) => testCase.class === "hard_bounce");
  const taken = CASES.filter((testCase) => of(testCase).class === "hard_bounce");
  const reports = CASES.filter(isReport);
  const persons = CASES.filter(({ kind }) => kind === "reply");
  const withId = reports.filter(({ originalMessageId }) => originalMessageId !== null);
  return [
    await share(
      "hard bounces known as such",
      "97 %",
      hard,
      (testCase) => of(testCase).class === "hard_bounce",
    ),
    await share(
      "precision of “the address is gone”",
      "97 %",
      taken,
      (testCase) => testCase.class === "hard_bounce",
    ),
    await share("class of a report", "95 %", reports, (testCase) => of(testCase).class === testCase.class),
    await share(
      "kind of a report: for good, delayed, complaint",
      "95 %",
      reports,
      (testCase) => of(testCase).kind === testCase.kind,
    ),
    await share("recipients, all and no other", "95 %", reports, (testCase) =>
      isSame(of(testCase).recipients, testCase.recipients),
    ),
    await share(
      "enhanced status code",
      "95 %",
      reports,
      (testCase) => of(testCase).status === testCase.status,
    ),
    await share("Message-ID of the bounced email", "95 %", withId, (testCase) =>
      of(testCase).messageIds.includes(testCase.originalMessageId ?? ""),
    ),
    await share(
      "automatic answers and receipts known",
      "97 %",
      CASES.filter(({ kind }) => kind === "auto-reply"),
      (testCase) => of(testCase).kind === "auto-reply",
    ),
    count(
      "bounces and reports taken for a person's reply",
      CASES.filter(({ kind }) => kind !== "reply" && kind !== "auto-reply"),
      (testCase) => of(testCase).kind === "reply",
    ),
    count(
      "replies of persons taken for something else",
      persons,
      (testCase) => of(testCase).kind !== "reply",
    ),
  ];
}
