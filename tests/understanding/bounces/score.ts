import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { type Figure, halfOf, shareOf } from "../halves";
import { CASES, type Case } from "./cases";

type Mail = Awaited<ReturnType<typeof readMail>>;

interface Told {
  kind: string;
  /** "gone" and so on; null for what is no report. */
  class: string | null;
  recipients: string[];
  status: string | null;
  messageIds: string[];
}

type Understand = (mail: Mail, raw: string) => Told | Promise<Told>;

const isReport = ({ class: of }: Case) => of !== null;

const isSame = (told: string[], stated: string[]) =>
  JSON.stringify(told.map((each) => each.toLowerCase()).sort()) ===
  JSON.stringify(stated.map((each) => each.toLowerCase()).sort());

export async function score(understand: Understand): Promise<Figure[]> {
  const told = new Map<Case, Told>();
  for (const each of CASES)
    told.set(each, await understand(await readMail(new TextEncoder().encode(each.raw)), each.raw));
  const of = (each: Case) => told.get(each) as Told;
  const said = ({ kind, class: class_, recipients, status, messageIds }: Told) =>
    [kind, class_, recipients.join(), status, messageIds.join()].join(" ");
  const share = async (
    name: string,
    aim: string,
    cases: readonly Case[],
    isRight: (each: Case) => boolean,
  ) => {
    const figure = await shareOf(name, aim, cases, ({ key }) => key, isRight);
    const misses = cases.filter((each) => halfOf(each.key) === "open" && !isRight(each));
    return { ...figure, misses: misses.map((each) => `${each.name} → ${said(of(each))}`) };
  };
  const count = (name: string, cases: readonly Case[], isCounted: (each: Case) => boolean): Figure => {
    const inHalf = (half: string) => cases.filter(({ key }) => halfOf(key) === half);
    const open = inHalf("open").filter(isCounted);
    return {
      name,
      unit: "count",
      aim: "0",
      cases: { open: inHalf("open").length, held: inHalf("held").length },
      open: open.length,
      held: inHalf("held").filter(isCounted).length,
      misses: open.map((each) => `${each.name} → ${said(of(each))}`),
    };
  };
  const hard = CASES.filter((each) => each.class === "gone");
  const taken = CASES.filter((each) => of(each).class === "gone");
  const reports = CASES.filter(isReport);
  const persons = CASES.filter(({ kind }) => kind === "reply");
  const withId = reports.filter(({ originalMessageId }) => originalMessageId !== null);
  return [
    await share("hard bounces known as such", "97 %", hard, (each) => of(each).class === "gone"),
    await share("precision of “the address is gone”", "97 %", taken, (each) => each.class === "gone"),
    await share("class of a report", "95 %", reports, (each) => of(each).class === each.class),
    await share(
      "kind of a report: for good, delayed, complaint",
      "95 %",
      reports,
      (each) => of(each).kind === each.kind,
    ),
    await share("recipients, all and no other", "95 %", reports, (each) =>
      isSame(of(each).recipients, each.recipients),
    ),
    await share("enhanced status code", "95 %", reports, (each) => of(each).status === each.status),
    await share("Message-ID of the mail that came back", "95 %", withId, (each) =>
      of(each).messageIds.includes(each.originalMessageId ?? ""),
    ),
    await share(
      "automatic answers and receipts known",
      "97 %",
      CASES.filter(({ kind }) => kind === "auto-reply"),
      (each) => of(each).kind === "auto-reply",
    ),
    count(
      "bounces and reports taken for a person's reply",
      CASES.filter(({ kind }) => kind !== "reply" && kind !== "auto-reply"),
      (each) => of(each).kind === "reply",
    ),
    count("replies of persons taken for something else", persons, (each) => of(each).kind !== "reply"),
  ];
}
