import { Lead } from "~/adapters/platforms/meta-answers";
import { captureOfLead } from "~/domains/social-leads/inbound/capture-of-meta";
import type { MetaEvent } from "~/domains/social-leads/inbound/meta-event";
import { readMeta } from "~/domains/social-leads/inbound/read-meta";
import { type Figure, shareOf } from "../halves";
import forms from "./lead-forms.txt?raw";
import messages from "./messages.txt?raw";

interface Case {
  /** The first line of the reply, or both lines. */
  text: string;
  given: string;
  expected: string[];
}

const pairs = (file: string): [string, string][] => {
  const lines = file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [[line, lines[index + 1] ?? ""] as [string, string]] : [],
  );
};

const FORMS = pairs(forms).map(
  ([given, expected]): Case => ({ text: given, given, expected: expected.slice(2).split(" | ") }),
);
const MESSAGES = pairs(messages).map(
  ([expected, given]): Case => ({ text: given, given, expected: expected.split(" | ") }),
);

const digits = (text: string) => text.replace(/[^\d+]/g, "");
const shown = (text: string | null | undefined) => text || "-";

function isFormRight({ given, expected: [name, phone, email, company] }: Case): boolean {
  const field_data = given.split("; ").map((answer) => {
    const [key = "", value = ""] = answer.split("=");
    return { name: key, values: [value] };
  });
  const read = captureOfLead(Lead.parse({ id: "1", field_data }), "facebook", new Date());
  return (
    shown(read.name) === name &&
    digits(read.phone ?? "") === digits(phone ?? "") &&
    shown(read.email) === email &&
    shown(read.companyName) === company
  );
}

const PLACE = "7001";
const AT = 1_795_000_000;

function eventOf(platform: string, given: string): MetaEvent | undefined {
  const one = JSON.parse(given);
  const value = {
    messaging_product: "whatsapp",
    metadata: { phone_number_id: PLACE },
    contacts: [{ profile: { name: "W" }, wa_id: "254711700340" }],
    messages: [{ id: "wamid.1", from: "254711700340", timestamp: String(AT), ...one }],
  };
  const entry =
    platform === "whatsapp"
      ? { id: "55", changes: [{ field: "messages", value }] }
      : {
          id: PLACE,
          messaging: [{ sender: { id: "U1" }, recipient: { id: PLACE }, timestamp: AT * 1000, ...one }],
        };
  const object = platform === "whatsapp" ? "whatsapp_business_account" : "page";
  const events = readMeta({ object, entry: [entry] }, platform as "whatsapp" | "facebook", new Set([PLACE]));
  return events?.length === 1 ? events[0] : undefined;
}

function isMessageRight({ given, expected: [platform = "", kind, text = ""] }: Case): boolean {
  const event = eventOf(platform, given);
  const said = event && "text" in event ? shown(event.text) : "-";
  const isSaid = text.endsWith("…") ? said !== "-" && said.startsWith(text.slice(0, -1)) : said === text;
  return event?.kind === kind && isSaid;
}

export const score = async (): Promise<Figure[]> => [
  await shareOf("answers of lead forms", "95 %", FORMS, ({ text }) => text, isFormRight),
  await shareOf("messages of platforms", "95 %", MESSAGES, ({ text }) => text, isMessageRight),
];
