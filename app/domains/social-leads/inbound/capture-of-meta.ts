import type { MetaLead } from "~/adapters/platforms/meta-answers";
import { type MetaPlatformName, PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import type { Capture } from "../capture";
import type { MetaEvent } from "./meta-event";

/** The names that Meta's own questions have in `field_data`; what else a form asks comes into the message. */
const KNOWN = {
  name: ["full_name"],
  email: ["email", "work_email"],
  phone: ["phone_number", "work_phone_number"],
  companyName: ["company_name"],
  title: ["job_title"],
  region: ["country"],
} as const;
const OF_NAME = ["first_name", "last_name"];
const UNASKED = new Set<string>([...Object.values(KNOWN).flat(), ...OF_NAME]);
const MAX_ANSWERS = 20;

/** A question as its key has it: "what_do_you_need?" */
const words = (key: string) => key.replaceAll("_", " ").trim();

/** A lead of a lead ad, as the form's answers say. */
export function captureOfLead(lead: MetaLead, platform: MetaPlatformName): Capture {
  const answers = new Map(lead.field_data.map(({ name, values }) => [name.toLowerCase(), values.join(", ")]));
  const answerTo = (names: readonly string[]) => names.map((name) => answers.get(name)).find(Boolean) ?? null;
  const other = [...answers].filter(([name, value]) => !UNASKED.has(name) && value !== "");
  const whole = OF_NAME.map((name) => answers.get(name))
    .filter(Boolean)
    .join(" ");
  const ticked = lead.custom_disclaimer_responses.filter(
    ({ is_checked: is }) => is === true || is === "1" || is === "true",
  );
  const capturedAt = lead.created_time ? new Date(lead.created_time) : null;
  const isTime = capturedAt !== null && Number.isFinite(capturedAt.getTime());
  return {
    platform,
    importMethod: "webhook",
    externalId: lead.id,
    name: answerTo(KNOWN.name) ?? (whole || null),
    email: answerTo(KNOWN.email),
    phone: answerTo(KNOWN.phone),
    companyName: answerTo(KNOWN.companyName),
    title: answerTo(KNOWN.title),
    region: answerTo(KNOWN.region),
    leadSource: `${PLATFORM_NAMES[platform]} lead ad${lead.ad_name ? `: ${lead.ad_name}` : ""}`,
    message:
      other
        .slice(0, MAX_ANSWERS)
        .map(([name, value]) => `${words(name)}: ${value}`)
        .join("\n") || null,
    consentText:
      ticked.length > 0
        ? `Ticked on the form of ${PLATFORM_NAMES[platform]}: ${ticked.map((checkbox) => words(checkbox.checkbox_key)).join(", ")}`
        : null,
    consentAt: ticked.length > 0 && isTime ? capturedAt : null,
    capturedAt: isTime ? capturedAt : null,
  };
}

/** Who writes to a page or number. WhatsApp knows a person by the number itself. */
export function captureOfMessage(
  event: MetaEvent & { kind: "message" },
  platform: MetaPlatformName,
  name: string,
): Capture {
  return {
    platform,
    importMethod: "webhook",
    externalId: event.personId,
    name: event.name || name || null,
    phone: platform === "whatsapp" ? `+${event.personId}` : null,
    leadSource: `Message on ${PLATFORM_NAMES[platform]}`,
    message: event.text || null,
    capturedAt: new Date(event.at),
  };
}
