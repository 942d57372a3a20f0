export const FORMAT = "njia-statement-1";
export const FIELDS = [
  "agent",
  "business",
  "seq",
  "subject",
  "fact",
  "cents",
  "base",
  "rate",
  "at",
  "payout",
];
const GENESIS = "0".repeat(64);
const NEXT = {
  "": ["earned"],
  earned: ["held"],
  held: ["payable", "reversed"],
  payable: ["paid", "reversed"],
};

const bytesOf = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const hashOf = async (entry, previous) => {
  const lines = [FORMAT, ...FIELDS.map((field) => String(entry[field])), previous];
  return hex(await crypto.subtle.digest("SHA-256", bytesOf(lines.join("\n"))));
};

export const signedText = ({ agent, business, seq, hash }) => [FORMAT, agent, business, seq, hash].join("\n");

async function isSigned(head, publicKey, signature) {
  try {
    const key = await crypto.subtle.importKey("raw", fromBase64(publicKey), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, fromBase64(signature), bytesOf(signedText(head)));
  } catch {
    return false;
  }
}

const numbers = new Set(["agent", "business", "seq", "cents", "base", "rate", "at", "payout"]);

function readCsv(text) {
  const [head, ...lines] = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter(Boolean);
  const names = head?.split(",") ?? [];
  const rows = lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(
      names.map((name, at) => [name, numbers.has(name) && cells[at] ? Number(cells[at]) : (cells[at] ?? "")]),
    );
  });
  const last = rows.at(-1);
  if (last?.fact !== "head") return null;
  const { agent, business, seq, hash, signature, publicKey } = last;
  return {
    format: FORMAT,
    agent,
    business,
    publicKey,
    head: { seq, hash, signature },
    entries: rows.slice(0, -1),
  };
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isStatement = (read) =>
  typeof read === "object" &&
  read?.format === FORMAT &&
  Array.isArray(read.entries) &&
  typeof read.head === "object" &&
  read.head !== null;

function sumsOf(entries) {
  const sum = (...facts) =>
    entries.filter(({ fact }) => facts.includes(fact)).reduce((total, { cents }) => total + cents, 0);
  const [earned, reversed, paid] = [sum("earned"), sum("reversed"), sum("paid")];
  return { earned, reversed, paid, open: earned - reversed - paid };
}

/** @type {{ publicKey: string, count: number, sums: { earned: number, reversed: number, paid: number, open: number } | null }} */
const NOTHING = { publicKey: "", count: 0, sums: null };

/** `text` is the file. `entry` is the number of the first entry that is not as it was written. */
export async function verifyStatement(text) {
  const read = text.trimStart().startsWith("{") ? readJson(text) : readCsv(text);
  if (!isStatement(read))
    return { isUntouched: false, ...NOTHING, entry: null, problem: "This is no statement of commissions." };
  const { agent, business, publicKey, head, entries } = read;
  let previous = GENESIS;
  const states = new Map();
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    const touched = (problem) => ({
      isUntouched: false,
      ...NOTHING,
      entry: number,
      problem: `Entry ${number} ${problem}`,
    });
    if (typeof entry !== "object" || entry === null) return touched("can't be read.");
    if (entry.agent !== agent || entry.business !== business) return touched("belongs to another statement.");
    if (entry.seq !== number)
      return touched("is not the one that stood here: one is missing, added or moved.");
    if (entry.previous !== previous) return touched("does not follow the one before it.");
    if ((await hashOf(entry, previous)) !== entry.hash) return touched("was changed.");
    const before = states.get(entry.subject) ?? { fact: "", cents: entry.cents };
    if (!NEXT[before.fact]?.includes(entry.fact) || before.cents !== entry.cents)
      return touched("does not fit what was written before it.");
    states.set(entry.subject, entry);
    previous = entry.hash;
  }
  if (head.seq !== entries.length || (entries.length > 0 && head.hash !== previous))
    return {
      isUntouched: false,
      ...NOTHING,
      entry: entries.length + 1,
      problem: `Entry ${entries.length + 1} is missing: the signed head is not the last one here.`,
    };
  const isOurs = await isSigned({ agent, business, ...head }, publicKey, head.signature);
  if (!isOurs)
    return {
      isUntouched: false,
      ...NOTHING,
      entry: null,
      problem: "The signature is not that of this statement.",
    };
  return {
    isUntouched: true,
    entry: null,
    problem: null,
    publicKey,
    count: entries.length,
    sums: sumsOf(entries),
  };
}
