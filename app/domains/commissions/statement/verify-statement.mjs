import { FIELDS, FORMAT, NONE, readStatement, Unreadable } from "./read-statement.mjs";

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

/** @type {{ publicKey: string, count: number, sums: { earned: number, reversed: number, paid: number, open: number } | null }} */
const NOTHING = { publicKey: "", count: 0, sums: null };

const touched = (problem, entry = null) => ({ isUntouched: false, ...NOTHING, entry, problem });

function chainChecker() {
  const states = new Map();
  const sums = { earned: 0, reversed: 0, paid: 0 };
  const chain = { count: 0, previous: GENESIS, sums, first: null };
  const check = async (entry) => {
    if (typeof entry !== "object" || entry === null) return "can't be read.";
    chain.first ??= entry;
    if (entry.agent !== chain.first.agent || entry.business !== chain.first.business)
      return "belongs to another statement.";
    if (entry.seq !== chain.count + 1)
      return "doesn’t match its position: an entry is missing, added or moved.";
    if (entry.previous !== chain.previous) return "doesn’t follow the entry before it.";
    if ((await hashOf(entry, chain.previous)) !== entry.hash) return "was changed.";
    const before = states.get(entry.subject) ?? { fact: "", cents: entry.cents };
    if (!NEXT[before.fact]?.includes(entry.fact) || before.cents !== entry.cents)
      return "doesn’t match the entries before it.";
    states.set(entry.subject, { fact: entry.fact, cents: entry.cents });
    if (entry.fact in sums) sums[entry.fact] += entry.cents;
    chain.previous = entry.hash;
    chain.count += 1;
    return null;
  };
  return { chain, check };
}

async function checkPieces(pieces) {
  const { chain, check } = chainChecker();
  let head = null;
  for await (const part of readStatement(pieces)) {
    if (part.head) {
      head = part.head;
      chain.first ??= head;
    }
    const problem = part.entry === undefined ? null : await check(part.entry);
    if (problem) return touched(`Entry ${chain.count + 1} ${problem}`, chain.count + 1);
  }
  if (!head) return touched(NONE);
  const { count, previous, sums, first } = chain;
  if (head.agent !== first.agent || head.business !== first.business)
    return touched("Entry 1 belongs to another statement.", 1);
  if (head.seq !== count || (count > 0 && head.hash !== previous))
    return touched(
      `Entry ${count + 1} is missing: the signed head isn’t the last entry of this file.`,
      count + 1,
    );
  if (!(await isSigned(head, head.publicKey, head.signature)))
    return touched("The signature doesn’t belong to this statement.");
  const { earned, reversed, paid } = sums;
  const { publicKey } = head;
  const open = earned - reversed - paid;
  return { isUntouched: true, entry: null, problem: null, publicKey, count, sums: { ...sums, open } };
}

/** `source` is the text of the file, or its pieces. `entry` is the position of the first entry that was changed or is missing. */
export async function verifyStatement(source) {
  try {
    return await checkPieces(typeof source === "string" ? [source] : source);
  } catch (error) {
    if (error instanceof Unreadable) return touched(error.message);
    throw error;
  }
}
