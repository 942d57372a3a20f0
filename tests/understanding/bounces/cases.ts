import machines from "./cases-machines.txt?raw";
import moreReplies from "./cases-more-replies.txt?raw";
import notices from "./cases-notices.txt?raw";
import platforms from "./cases-platforms.txt?raw";
import replies from "./cases-replies.txt?raw";
import second from "./cases-second.txt?raw";
import statuses from "./cases-status.txt?raw";
import texts from "./cases-text.txt?raw";
import { COMPOSED } from "./composed";
import { ID, written } from "./macros";

export interface Case {
  name: string;
  /** Determines the half: cases with the same diagnostic are in the same half. */
  key: string;
  raw: string;
  kind: string;
  class: string | null;
  recipients: string[];
  status: string | null;
  originalMessageId: string | null;
}

const sections = (file: string) =>
  file
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [name = "", ...lines] = section.replace(/\n$/, "").split("\n");
      return { name, lines };
    });

const ENDS: Record<string, string> = { lf: "\n", crcrlf: "\r\r\n" };

const stated = (label: string | undefined) => (label === undefined || label === "-" ? null : label);

/** Format: "@ kind class recipients status id", then the email; an optional last word sets its line endings. */
const machineCases = (file: string): Case[] =>
  sections(file).map(({ name, lines: [label = "", ...mail] }) => {
    const [, kind = "", of, recipients, status, id, ends = ""] = label.split(" ");
    const text = written(mail.join("\n"));
    const date = "Date: Tue, 3 Nov 2026 10:02:00 +0300\nTo: sales@soko.test\n";
    return {
      name,
      key: `${name}\n${text}`,
      raw: `${date}${text}\n`.replace(/\n/g, ENDS[ends] ?? "\r\n"),
      kind,
      class: stated(of),
      recipients: stated(recipients)?.split(",") ?? [],
      status: stated(status),
      originalMessageId: stated(id) && ID,
    };
  });

/** Format: lines of "from:", "subject:" or "header:", then the reply text; "noid" omits the reference to our emails. */
const replyCases = (file: string): Case[] =>
  sections(file).map(({ name, lines }) => {
    const isHead = (line: string) => /^(from: |subject: |header: |noid$)/.test(line);
    const count = lines.findIndex((line) => !isHead(line));
    const heads = lines.slice(0, count);
    const of = (mark: string) =>
      heads.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    const answers = heads.includes("noid") ? [] : [`In-Reply-To: ${ID}`, `References: ${ID}`];
    const more = of("header: ");
    const type = more.some((line) => line.startsWith("Content-Type"))
      ? []
      : ["Content-Type: text/plain; charset=utf-8"];
    const head = [
      "Date: Tue, 3 Nov 2026 11:02:00 +0300",
      "To: sales@soko.test",
      `From: ${of("from: ")[0] ?? "Amina <amina@buyer.test>"}`,
      `Subject: ${of("subject: ")[0] ?? "Re: Solar for your shops"}`,
      "Message-ID: <answer.1@buyer.test>",
      ...answers,
      ...more,
      ...type,
    ];
    const raw = `${[...head, "", ...lines.slice(count)].join("\r\n")}\r\n`;
    return {
      name,
      key: `${name}\n${lines.join("\n")}`,
      raw,
      kind: "reply",
      class: null,
      recipients: [],
      status: null,
      originalMessageId: null,
    };
  });

const BY_HAND: Case[] = [
  ...[texts, statuses, machines, second, platforms, notices].flatMap(machineCases),
  ...[replies, moreReplies].flatMap(replyCases),
];
export const CASES: Case[] = [...BY_HAND, ...COMPOSED];
