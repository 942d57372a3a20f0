import { QUOTE_LANGUAGES } from "./languages";
import { alternatives, isEmpty, isRule, type Line, trimmedOf } from "./lines";
import { MORE_LANGUAGES } from "./more-languages";

type Field = "from" | "sent" | "to" | "subject" | "other";

const LANGUAGES = Object.values({ ...QUOTE_LANGUAGES, ...MORE_LANGUAGES });

const OTHERS =
  "cc, bcc, cci, importance, priority, attachments, reply-to, organization, organisation, kopie, copie, copia, pièces jointes, anexos, anlagen, bilgi, нкопия, копия, nakala, نسخة, نسخة إلى, 抄送, kopia, cópia, con copia, sensitivity, mailed-by, to cc, importancia, wichtigkeit, message-id, x-mailer, reply to, responder a, répondre à";

const FIELDS = new Map<string, Field>(
  [
    ...(["to", "sent", "subject", "from"] as const).flatMap((field) =>
      LANGUAGES.flatMap((language) =>
        alternatives(language[field]).map((label): [string, Field] => [label, field]),
      ),
    ),
    ...alternatives(OTHERS).map((label): [string, Field] => [label, "other"]),
  ].reverse(),
);

const ORIGINALS = LANGUAGES.flatMap(({ original }) => alternatives(original));

const ADDRESS = /[^\s@]@[^\s@]|\[mailto:/;
const CLOCK = /\d[:.h]\d\d/;
const MAX_LABEL_LENGTH = 30;
const MAX_LINES_BETWEEN = 3;
const MAX_FIELDS = 14;

const fieldIn = (plain: string): Field | null => {
  const colon = plain.indexOf(":");
  if (colon <= 0 || colon > MAX_LABEL_LENGTH) return null;
  return FIELDS.get(plain.slice(0, colon).replace(/["_]/g, "").trim()) ?? null;
};

const fieldsInLine = (plain: string): Field[] =>
  plain
    .split(":")
    .slice(0, -1)
    .flatMap((before, index) => {
      if (index === 0) return FIELDS.get(before.trim()) ?? [];
      const words = before.split(" ");
      return FIELDS.get(words.at(-1) ?? "") ?? FIELDS.get(words.slice(-2).join(" ")) ?? [];
    });

interface Block {
  fields: Set<Field>;
  end: number;
  hasAddress: boolean;
  hasClock: boolean;
}

function blockFrom(lines: readonly Line[], index: number): Block {
  const block: Block = { fields: new Set(), end: index, hasAddress: false, hasClock: false };
  for (let next = index; next < lines.length && next <= block.end + MAX_LINES_BETWEEN; next += 1) {
    if (next - index > MAX_FIELDS) break;
    const { plain } = lines[next] as Line;
    const found = next === index ? fieldsInLine(plain) : [];
    const field = fieldIn(plain);
    if (!field && found.length === 0) continue;
    for (const name of field ? [field, ...found] : found) block.fields.add(name);
    if (field === "from" || field === "to") block.hasAddress ||= ADDRESS.test(plain);
    if (field === "sent" || found.includes("sent")) block.hasClock ||= CLOCK.test(plain);
    block.end = next + 1;
  }
  return block;
}

/** Whether the fields are an email header: a subject, an address or a time. "From: Mombasa, To: Kampala" has none of them. */
function isBlock(lines: readonly Line[], index: number, { fields, hasAddress, hasClock }: Block): boolean {
  const isBelowRule = isRule(lines[index - 1]?.plain ?? "") || isOriginal(lines[index - 1]?.plain ?? "");
  if (fields.has("from") && hasAddress) return true;
  if (fields.has("from") && isBelowRule && fields.size >= 2) return true;
  if (fields.has("from") && fields.has("sent"))
    return fields.has("subject") || (hasClock && !fields.has("to")) || (hasClock && hasAddress);
  if (fields.has("from")) return fields.has("subject") && fields.size >= 3;
  return fields.has("subject") && fields.has("sent") && (hasClock || hasAddress);
}

/** Counts the lines from `index` on that form an email header; 0 for none. */
export function headerBlockAt(lines: readonly Line[], index: number): number {
  const first = fieldIn(lines[index]?.plain ?? "");
  if (first === null || first === "other") return 0;
  const block = blockFrom(lines, index);
  return isBlock(lines, index, block) ? block.end - index : 0;
}

/** Whether the line is "-----Original Message-----" in any of the languages, with or without its dashes. */
function isOriginal(plain: string): boolean {
  const bare = plain.length < 120 ? trimmedOf("-_=~#<>: ", plain) : "";
  return bare !== "" && bare.length < 60 && ORIGINALS.includes(bare);
}

export const QUOTING_RULE = /^_{20,}$/;
const GROUPWISE = /^>>> .{0,150}\d[:.]\d.{0,60} >>>$/;
const TYPE_ABOVE = [
  "above this line",
  "au-dessus de cette ligne",
  "acima desta linha",
  "encima de esta línea",
];
const asksToTypeAbove = (plain: string) =>
  plain.length < 120 && TYPE_ABOVE.some((text) => plain.includes(text));

export function isSeparator(lines: readonly Line[], index: number): boolean {
  const { plain } = lines[index] as Line;
  const { text } = lines[index] as Line;
  if (GROUPWISE.test(text.trim())) return true;
  if (QUOTING_RULE.test(plain) || isOriginal(plain) || asksToTypeAbove(plain)) return true;
  if (!/^-{3,} ?[^- ].{0,60}[^- ] ?-{3,}$/.test(plain)) return false;
  let next = index + 1;
  while (next < index + 3 && isEmpty(lines[next])) next += 1;
  return headerBlockAt(lines, next) > 0 || fieldIn(lines[next]?.plain ?? "") !== null;
}
