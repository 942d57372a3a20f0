import { append } from "~/core/lists/unbounded";
import type { InboundMail } from "../inbound-mail";
import { addressesIn, once } from "./fields";
import { isDaemonAddress } from "./is-machine";
import { apart, bouncedFrom } from "./returned-mail";

const MAX_LINES = 400;
const MAX_LINE_LENGTH = 400;
/** Same limit as for a report's parts. */
const MAX_LISTED = 100;

/** A line that starts with the address: "<amina@buyer.test>: host said", "-- amina@buyer.test", "amina@buyer.test (not found)". */
const STARTS =
  /^\s{0,10}(?:-{1,2} )?["'<]{0,2}[^\s<>"'(),;:[\]@=|]{1,64}@[^\s<>"'(),;:[\]@=|/]{1,190}["'>]{0,2}(?:\s{0,5}$|\s{0,3}[:,(]|\.\.\.|\s{2}| on | - | \[| was| is)/;
/** A field that names an address, in the languages of mail programs. */
const NAMED =
  /^\s{0,10}(?:failed recipients?|failed address(?:es)?|recipient address(?:es)?|intended recipients?|recipients?|final-recipient|original-recipient|destinataires?|destinatarios?|empf[äa]nger|收件人|받는 사람)\s{0,3}[:：]/i;
const EXPANDED = /\((?:expanded|generated) from:? /i;
/** Words before an address within a sentence. */
const TOLD =
  /(?:\b(?:to|for|recipient|user|address|mailbox|deliver(?:ing)?|reach|an|a|para|destinataire|destinatario)\b|à |收件人邮件地址|المستلم)/i;
const isToldIn = (line: string) => TOLD.test((line.split("@", 1)[0] ?? "").slice(-100));
const CONTACT = /\b(contact|report|e-?mail us|abuse|postmaster@|for help|assistance|write to)\b/i;

interface Named {
  addresses: string[];
  /** The text about them. */
  words: string;
}

const isOther = (own: ReadonlySet<string>) => (address: string) =>
  !own.has(address.toLowerCase()) && !isDaemonAddress(address) && !/^(abuse|noreply)@/i.test(address);

/** Addresses that a server's text names as not reached, each with the text below it. */
export function addressesTold(mail: InboundMail): Named[] {
  const own = new Set(
    [mail.fromAddress, mail.toAddress ?? "", ...bouncedFrom(mail)].map((address) => address.toLowerCase()),
  );
  const isOurs = isOther(own);
  const { report } = apart(mail.text);
  const lines = report
    .split("\n")
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH));
  const among = (line: string) => addressesIn(line).filter(isOurs);
  const failed = addressesIn(mail.headers["x-failed-recipients"] ?? "");
  const named: Named[] = failed.length > 0 ? [{ addresses: failed, words: report }] : [];
  const add = (addresses: string[], line: string) => {
    const known = named.some((match) => match.addresses.includes(addresses[0] ?? ""));
    if (!known) named.push({ addresses, words: line });
  };
  for (const line of lines) {
    if (named.length >= MAX_LISTED) break;
    const found = among(line);
    const last = named.at(-1);
    if (EXPANDED.test(line) && found.length > 0) {
      if (STARTS.test(line) || !last) add(found, line);
      else append(last.addresses, found);
    } else if (found.length > 0 && NAMED.test(line)) for (const address of found) add([address], line);
    else if (found.length > 0 && STARTS.test(line)) add(found.slice(0, 1), line);
    else if (last) last.words += `\n${line}`;
  }
  if (named.length > 0) return named.map((match) => ({ ...match, addresses: once(match.addresses) }));
  const listed = lines.filter((line) => isToldIn(line) && !CONTACT.test(line)).flatMap(among);
  const one = listed[0] ?? lines.filter((line) => !CONTACT.test(line)).flatMap(among)[0];
  return one === undefined ? [] : [{ addresses: [one], words: report }];
}
